import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH } from '../../domain/email';
import { LONGEST_STAFF_NAME, STAFF_ROLES, type StaffMember, type StaffRole } from '../../domain/desk/staff';
import { codecOf, tolerantList, nothing } from '../codec';
import { endpoint } from '../define-endpoint';
import { formId, formText, wireFlag, wireInstant, wireNumber, wireText, wireTextOrNull } from '../wire-values';

export interface ListedMember extends StaffMember {
  /** Invited, and the link is not used yet. */
  readonly isInvited: boolean;
  readonly hasJoined: boolean;
  readonly isEnded: boolean;
}

export const getStaff = endpoint({
  method: 'POST',
  path: '/desk/staff',
  auth: 'owner',
  encoding: 'none',
  input: nothing,
  output: tolerantList(
    codecOf(
      z.codec(
        z.object({
          staff_id: wireNumber,
          name: wireText,
          email: wireText,
          role: z.enum(STAFF_ROLES),
          is_invited: wireFlag,
          has_joined: wireFlag,
          is_ended: wireFlag,
        }),
        z.custom<ListedMember>(),
        {
          decode: ({ staff_id, is_invited, has_joined, is_ended, ...member }) => ({
            ...member,
            staffId: staff_id,
            isInvited: is_invited,
            hasJoined: has_joined,
            isEnded: is_ended,
          }),
          encode: ({ staffId, isInvited, hasJoined, isEnded, ...member }) => ({
            ...member,
            staff_id: staffId,
            is_invited: isInvited,
            has_joined: hasJoined,
            is_ended: isEnded,
          }),
        },
      ),
    ),
  ),
});

export interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/** Also a new link for who lost the telephone or the first link: the old password and codes end when it is used. */
export const inviteStaff = endpoint({
  method: 'POST',
  path: '/desk/invite',
  auth: 'owner',
  encoding: 'multipart',
  input: codecOf(
    z.codec(
      z.object({ email: formText(MAX_EMAIL_LENGTH), name: formText(LONGEST_STAFF_NAME), role: z.enum(STAFF_ROLES) }),
      z.custom<NewMember>(),
      { decode: (form) => form, encode: ({ email, name, role }) => ({ email, name, role }) },
    ),
  ),
  /** The link, which is mailed too. */
  output: codecOf(
    z.codec(z.object({ link: z.string() }), z.custom<string>(), { decode: ({ link }) => link, encode: (link) => ({ link }) }),
  ),
});

/** Signs the person out everywhere, at once. The last owner cannot be ended. */
export const endStaff = endpoint({
  method: 'POST',
  path: '/desk/endstaff',
  auth: 'owner',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ staff_id: formId }), z.custom<number>(), {
      decode: ({ staff_id }) => staff_id,
      encode: (staffId) => ({ staff_id: staffId }),
    }),
  ),
  output: nothing,
});

/** Something that was done at the Desk. */
export interface NotedAct {
  readonly at: number;
  readonly by: string;
  readonly kind: string;
  readonly subject: string;
  /** What was before and after, as a person reads it; '' where there is nothing to say. */
  readonly what: string;
}

export interface ActsSought {
  /** Such as an order's number; null for all. */
  readonly subject: string | null;
  /** Milliseconds since 1970; null for the newest. */
  readonly before: number | null;
}

export const getDeskActs = endpoint({
  method: 'POST',
  path: '/desk/acts',
  auth: 'owner',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ subject: z.optional(formText(200)), before: z.optional(wireInstant) }), z.custom<ActsSought>(), {
      decode: ({ subject, before }) => ({ subject: subject ?? null, before: before ?? null }),
      encode: ({ subject, before }) => ({ ...(subject === null ? {} : { subject }), ...(before === null ? {} : { before }) }),
    }),
  ),
  output: tolerantList(
    codecOf(
      z.codec(z.object({ at: wireInstant, by: wireText, kind: wireText, subject: wireText, what: wireTextOrNull }), z.custom<NotedAct>(), {
        decode: ({ what, ...act }) => ({ ...act, what: what ?? '' }),
        encode: (act) => ({ ...act }),
      }),
    ),
  ),
});
