/** A phone, a tablet and a desktop, as settings of a test. */
export const DEVICES = [
  { device: 'phone', hasTouch: true, viewport: { width: 412, height: 915 } },
  { device: 'tablet', hasTouch: true, viewport: { width: 820, height: 1180 } },
  { device: 'desktop', hasTouch: false, viewport: { width: 1440, height: 900 } },
] as const;
