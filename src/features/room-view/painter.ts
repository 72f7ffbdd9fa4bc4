import { canvasPainter } from './canvas-painter';
import type { Painter } from './scene';
import { webglPainter } from './webgl-painter';

/** The quickest painter of this device: its graphics card, and plain arithmetic where there is none or once it is taken away. */
export function bestPainter(): Painter {
  const card = webglPainter();
  let hand = card ?? canvasPainter();
  return {
    get kind() {
      return hand.kind;
    },
    paint(scene, target): boolean {
      if (hand.paint(scene, target)) return true;
      hand = canvasPainter();
      return hand.paint(scene, target);
    },
    dispose(): void {
      card?.dispose();
    },
  };
}
