/** Film-like curve, linear to linear: straight up to the knee, rolled off above so that sun patches glow instead of clipping. */
function shoulder(x: number): number {
  const knee = 0.46;
  if (x <= knee) return Math.max(0, x);
  return knee + (1 - knee) * (1 - Math.exp(-(x - knee) / (1.03 - knee)));
}

/**
 * Turns scene light into display light, in place. Rolling off each channel alone turns sunlit oak yellow, since red bends
 * first; so most of the roll-off is shared by the three channels, and the rest lets very bright light go white.
 */
export function develop(rgb: Float64Array): void {
  const most = Math.max(rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0);
  if (most <= 0) return;
  const shared = shoulder(most) / most;
  for (let c = 0; c < 3; c += 1) {
    const value = rgb[c] ?? 0;
    rgb[c] = 0.7 * value * shared + 0.3 * shoulder(value);
  }
}
