/* The source of SheetLayout, for `sheetc build --emit runtime`. LayoutSourceTests hold this list to the folder. */
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "CLayoutSources.h"

static const unsigned char SheetBehind[] = {
#embed "../SheetLayout/SheetBehind.swift"
};
static const unsigned char SheetBlock[] = {
#embed "../SheetLayout/SheetBlock.swift"
};
static const unsigned char SheetColor[] = {
#embed "../SheetLayout/SheetColor.swift"
};
static const unsigned char SheetContentSize[] = {
#embed "../SheetLayout/SheetContentSize.swift"
};
static const unsigned char SheetContext[] = {
#embed "../SheetLayout/SheetContext.swift"
};
static const unsigned char SheetDefinition[] = {
#embed "../SheetLayout/SheetDefinition.swift"
};
static const unsigned char SheetDevice[] = {
#embed "../SheetLayout/SheetDevice.swift"
};
static const unsigned char SheetDeviceTable[] = {
#embed "../SheetLayout/SheetDeviceTable.swift"
};
static const unsigned char SheetDrag[] = {
#embed "../SheetLayout/SheetDrag.swift"
};
static const unsigned char SheetExpression[] = {
#embed "../SheetLayout/SheetExpression.swift"
};
static const unsigned char SheetFrame[] = {
#embed "../SheetLayout/SheetFrame.swift"
};
static const unsigned char SheetLook[] = {
#embed "../SheetLayout/SheetLook.swift"
};
static const unsigned char SheetMath[] = {
#embed "../SheetLayout/SheetMath.swift"
};
static const unsigned char SheetMeasurement[] = {
#embed "../SheetLayout/SheetMeasurement.swift"
};
static const unsigned char SheetMeasures[] = {
#embed "../SheetLayout/SheetMeasures.swift"
};
static const unsigned char SheetMerging[] = {
#embed "../SheetLayout/SheetMerging.swift"
};
static const unsigned char SheetMovement[] = {
#embed "../SheetLayout/SheetMovement.swift"
};
static const unsigned char SheetOverflow[] = {
#embed "../SheetLayout/SheetOverflow.swift"
};
static const unsigned char SheetPlacement[] = {
#embed "../SheetLayout/SheetPlacement.swift"
};
static const unsigned char SheetPresets[] = {
#embed "../SheetLayout/SheetPresets.swift"
};
static const unsigned char SheetResolution[] = {
#embed "../SheetLayout/SheetResolution.swift"
};
static const unsigned char SheetResolver[] = {
#embed "../SheetLayout/SheetResolver.swift"
};
static const unsigned char SheetRun[] = {
#embed "../SheetLayout/SheetRun.swift"
};
static const unsigned char SheetRunBlocks[] = {
#embed "../SheetLayout/SheetRunBlocks.swift"
};
static const unsigned char SheetRunExpressions[] = {
#embed "../SheetLayout/SheetRunExpressions.swift"
};
static const unsigned char SheetRunSteps[] = {
#embed "../SheetLayout/SheetRunSteps.swift"
};
static const unsigned char SheetRunThrough[] = {
#embed "../SheetLayout/SheetRunThrough.swift"
};
static const unsigned char SheetSpec[] = {
#embed "../SheetLayout/SheetSpec.swift"
};
static const unsigned char SheetSpecResolution[] = {
#embed "../SheetLayout/SheetSpecResolution.swift"
};
static const unsigned char SheetStop[] = {
#embed "../SheetLayout/SheetStop.swift"
};
static const unsigned char SheetTypeMetrics[] = {
#embed "../SheetLayout/SheetTypeMetrics.swift"
};

static const struct layout_source all[] = {
    {"SheetBehind.swift", SheetBehind, sizeof SheetBehind},
    {"SheetBlock.swift", SheetBlock, sizeof SheetBlock},
    {"SheetColor.swift", SheetColor, sizeof SheetColor},
    {"SheetContentSize.swift", SheetContentSize, sizeof SheetContentSize},
    {"SheetContext.swift", SheetContext, sizeof SheetContext},
    {"SheetDefinition.swift", SheetDefinition, sizeof SheetDefinition},
    {"SheetDevice.swift", SheetDevice, sizeof SheetDevice},
    {"SheetDeviceTable.swift", SheetDeviceTable, sizeof SheetDeviceTable},
    {"SheetDrag.swift", SheetDrag, sizeof SheetDrag},
    {"SheetExpression.swift", SheetExpression, sizeof SheetExpression},
    {"SheetFrame.swift", SheetFrame, sizeof SheetFrame},
    {"SheetLook.swift", SheetLook, sizeof SheetLook},
    {"SheetMath.swift", SheetMath, sizeof SheetMath},
    {"SheetMeasurement.swift", SheetMeasurement, sizeof SheetMeasurement},
    {"SheetMeasures.swift", SheetMeasures, sizeof SheetMeasures},
    {"SheetMerging.swift", SheetMerging, sizeof SheetMerging},
    {"SheetMovement.swift", SheetMovement, sizeof SheetMovement},
    {"SheetOverflow.swift", SheetOverflow, sizeof SheetOverflow},
    {"SheetPlacement.swift", SheetPlacement, sizeof SheetPlacement},
    {"SheetPresets.swift", SheetPresets, sizeof SheetPresets},
    {"SheetResolution.swift", SheetResolution, sizeof SheetResolution},
    {"SheetResolver.swift", SheetResolver, sizeof SheetResolver},
    {"SheetRun.swift", SheetRun, sizeof SheetRun},
    {"SheetRunBlocks.swift", SheetRunBlocks, sizeof SheetRunBlocks},
    {"SheetRunExpressions.swift", SheetRunExpressions, sizeof SheetRunExpressions},
    {"SheetRunSteps.swift", SheetRunSteps, sizeof SheetRunSteps},
    {"SheetRunThrough.swift", SheetRunThrough, sizeof SheetRunThrough},
    {"SheetSpec.swift", SheetSpec, sizeof SheetSpec},
    {"SheetSpecResolution.swift", SheetSpecResolution, sizeof SheetSpecResolution},
    {"SheetStop.swift", SheetStop, sizeof SheetStop},
    {"SheetTypeMetrics.swift", SheetTypeMetrics, sizeof SheetTypeMetrics},
};

const struct layout_source *layout_sources(void) { return all; }

size_t layout_sources_count(void) { return sizeof all / sizeof *all; }
