import { counterTexts } from './counter.texts';
import type { QueryClient } from '@tanstack/react-query';
import { hasTypedSizes } from '../../domain/rooms/project';
import { compareList } from '../../offline/compare-list';
import { earlierCustomers } from '../../offline/counter-quotes';
import { keptSelections } from '../../offline/kept-selections';
import { recentSearches } from '../../offline/recent-searches';
import { rooms } from '../../offline/rooms';
import { sampleList } from '../../offline/samples';
import { typed } from '../../offline/typed';
import { hasRooms } from '../../offline/what-waits';
import { messageDraft } from '../enquiry/message-draft';
import { accountToLeave, logOut } from '../session/log-out';
import { unsentOf } from '../session/log-out-question';
import { NOTHING_UNSENT, unsentCount } from '../session/unsent';
import { unsentNames } from '../session/unsent-names';

/** What would be lost, in words: 'rooms of 2 projects'. Quotes stay, and what waits to be sent is sent. */
export async function whatWouldGo(): Promise<readonly string[]> {
  const accountId = accountToLeave();
  const projects = accountId === null && hasRooms.get() ? await projectsOfDevice() : 0;
  const floors = sampleList.get().length;
  const unsent = accountId === null ? NOTHING_UNSENT : await unsentOf(accountId);
  return [
    ...(projects === 0 ? [] : [counterTexts.lostRooms(projects)]),
    ...(floors === 0 ? [] : [counterTexts.lostSamples(floors)]),
    ...(isMessageTyped() ? [counterTexts.lostMessage] : []),
    ...(unsentCount(unsent) === 0 ? [] : [counterTexts.unsent(unsentNames(unsent))]),
  ];
}

async function projectsOfDevice(): Promise<number> {
  await rooms.open(null);
  return rooms.get().projects.filter(hasTypedSizes).length;
}

function isMessageTyped(): boolean {
  const typed = [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');
  return typed || messageDraft.get().message.message.trim() !== '';
}

/** Nothing of this customer is left on the screen; quotes are found again by staff. A signed-in customer is logged out. */
export async function beginNextCustomer(queryClient: QueryClient, now = Date.now()): Promise<void> {
  if (accountToLeave() !== null) await logOut(queryClient);
  await Promise.allSettled([rooms.discardOfDevice()]);
  compareList.clear();
  keptSelections.clear();
  recentSearches.clear();
  sampleList.clear();
  messageDraft.clear();
  await typed.clear().catch(() => undefined);
  earlierCustomers.begin(now);
}
