export function followFieldMetrics(url: string | null): void {
  if (url === null) return;
  const measure = (): void => void import('./field-metrics').then(({ sendFieldMetrics }) => sendFieldMetrics(url)).catch(() => undefined);
  const whenIdle = (): void => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(measure);
    else requestIdleCallback(measure);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
