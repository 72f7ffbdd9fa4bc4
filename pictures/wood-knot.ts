import { clamp, smoothstep } from './number-shapes';
import { noise } from './noise';
import type { WoodBoard } from './wood-board';

export interface KnotEffect {
  /** Sideways displacement of the grain in millimetres. */
  push: number;
  /** 0 outside to 1 in the middle of a knot. */
  inside: number;
  /** 0–1. */
  shade: number;
}

/** In millimetres. */
export function knotEffect(board: WoodBoard, along: number, across: number, out: KnotEffect): void {
  out.push = 0;
  out.inside = 0;
  out.shade = 0;
  for (const knot of board.knots) {
    const dx = (along - knot.along) / knot.stretch;
    const reach = knot.radius * 7;
    if (dx > reach || dx < -reach) continue;
    const dy = across - knot.across;
    const wobble = 1 + 0.22 * noise(along / (knot.radius * 1.3), across / (knot.radius * 1.3), knot.seed);
    const d = Math.sqrt(dx * dx + dy * dy) * wobble;
    const near = Math.exp(-((d / (knot.radius * 2.2)) ** 2));
    const far = Math.exp(-((dx / (knot.radius * 3.4)) ** 2) - (dy / (knot.radius * 3)) ** 2);
    // Wood bends away from the knot on either side of it.
    out.push += knot.radius * 1.5 * far * clamp(-dy / knot.radius, -1, 1);
    const inside = smoothstep(knot.radius * 1.12, knot.radius * 0.8, d);
    const rings = 0.5 + 0.5 * Math.sin(d * (5 / (1 + knot.radius * 0.25)) + noise(d * 0.7, 3, knot.seed) * 2);
    const rim = Math.exp(-(((d - knot.radius) / (knot.radius * 0.2)) ** 2));
    out.inside = Math.max(out.inside, inside);
    out.shade = Math.max(out.shade, knot.dark * (inside * (0.55 + 0.25 * rings) + rim * 0.5 + near * 0.3));
  }
}
