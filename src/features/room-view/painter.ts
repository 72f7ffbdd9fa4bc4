import { canvasPainter } from './canvas-painter';
import type { Painter } from './scene';
import { webglPainter } from './webgl-painter';

/** The quickest painter of this device. */
export function bestPainter(): Painter {
  return webglPainter() ?? canvasPainter();
}
