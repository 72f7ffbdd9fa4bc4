import { StatusPill, type StatusPillProps } from '../features/connection/status-pill';

export function Status(props: Omit<StatusPillProps, 'loadSheet'>) {
  return <StatusPill {...props} loadSheet={loadSheet} />;
}

async function loadSheet() {
  const { StatusDetails } = await import('./-status-details');
  return StatusDetails;
}
