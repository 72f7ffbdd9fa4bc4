import { canvasPainter } from './canvas-painter';
import type { Painter } from './scene';
import { webglPainter } from './webgl-painter';

/** The CPU where there is no WebGL or its context is lost. */
export function bestPainter(): Painter {
  const webgl = webglPainter();
  let active = webgl ?? canvasPainter();
  return {
    get kind() {
      return active.kind;
    },
    paint(scene, target): boolean {
      if (active.paint(scene, target)) return true;
      active = canvasPainter();
      return active.paint(scene, target);
    },
    dispose(): void {
      webgl?.dispose();
    },
  };
}
