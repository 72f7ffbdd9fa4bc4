import { StatusPill, type StatusPillProps } from '../features/connection/status-pill';

/** The status pill. Its sheet loads when it is first opened. */
export function Status(props: Omit<StatusPillProps, 'loadSheet'>) {
  return <StatusPill {...props} loadSheet={loadSheet} />;
}

async function loadSheet() {
  const { StatusDetails } = await import('./-status-details');
  return StatusDetails;
}
