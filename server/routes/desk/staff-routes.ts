import { endStaff, getDeskActs, getStaff, inviteStaff } from '../../../src/contract/desk/staff';
import type { Database } from '../../db/database';
import type { Api } from '../../http/api';
import { Refusal } from '../../http/problems';
import type { LimitRate } from '../../http/rate-limits';
import { actSentence } from '../../owner/act-sentence';
import { endMember, inviteMember } from '../../owner/staff';
import { listDeskActs } from '../../repositories/desk-acts';
import { listInvited, listStaff, roleOf } from '../../repositories/staff';

interface StaffRouteParts {
  readonly db: Database;
  readonly now: () => number;
  readonly publicUrl: () => string;
  readonly limitRate: LimitRate;
  readonly wakeMailOutbox: () => void;
}

const ACTS_SHOWN = 100;

/** The owner's: who works at the Desk, and what was done there. */
export function mountDeskStaffRoutes(api: Api, { db, now, publicUrl, limitRate, wakeMailOutbox }: StaffRouteParts): void {
  api.handleStaff(getStaff, async () => {
    const invited = await listInvited(db, now());
    return {
      data: (await listStaff(db)).map((member) => ({
        staffId: member.id,
        name: member.name,
        email: member.email,
        role: roleOf(member),
        isInvited: invited.has(member.id),
        hasJoined: member.passwordHash !== null,
        isEnded: member.endedAt !== null,
      })),
    };
  });

  api.handleStaff(inviteStaff, async (typed, { member }) => {
    await limitRate('deskInvitePerOwner', String(member.id));
    const outcome = await inviteMember({ db, now: now(), publicUrl: publicUrl(), by: member }, typed, { isMailed: true });
    if (outcome.kind === 'refused') throw new Refusal(outcome.reason);
    wakeMailOutbox();
    return { data: outcome.link, message: `The invitation is on its way to ${outcome.member.email}.` };
  });

  api.handleStaff(endStaff, async (staffId, { member }) => {
    const outcome = await endMember({ db, now: now(), by: member }, staffId);
    if (outcome.kind === 'refused') throw new Refusal(outcome.reason);
    return { data: undefined, message: `${outcome.member.name} is signed out everywhere and cannot sign in any more.` };
  });

  api.handleStaff(getDeskActs, async ({ subject, before }) => ({
    data: (
      await listDeskActs(db, { subject, before: before === null ? null : Math.max(0, Math.min(before, now())), limit: ACTS_SHOWN })
    ).map(({ createdAt, staffName, kind, ...act }) => ({
      at: createdAt.getTime(),
      by: staffName,
      kind,
      subject: act.subject,
      what: actSentence(act.before, act.after),
    })),
  }));
}
