import { StatusPill, type StatusPillProps } from '../features/connection/status-pill';

/** The status pill with what every screen shows behind it, loaded when it is first asked for. */
export function Status(props: Omit<StatusPillProps, 'loadSheet'>) {
  return <StatusPill {...props} loadSheet={loadSheet} />;
}

async function loadSheet() {
  const { StatusDetails } = await import('./-status-details');
  return StatusDetails;
}
