import { AT_TERMINAL } from '../owner/note-act';
import { endMember, inviteMember } from '../owner/staff';
import { findStaffByEmail, listInvited, listStaff, roleOf } from '../repositories/staff';
import { done, listReply, misused, refused, shopAddressOf, type Command } from './command';
import { splitOptions } from './read-options';
import { table } from './table';

const HINTS = { '--name': "Write the person's name in quotes after --name." } as const;
const HOW = 'Name the person, such as \'staff add ana@shop.com --name "Ana Ruiz"\'.';

export const staffCommand: Command = {
  name: 'staff',
  parameters: '[--json]',
  summary: 'who may sign in at the Desk',
  run: async ({ db }, args) => {
    const read = async () => {
      const invited = await listInvited(db, Date.now());
      return (await listStaff(db)).map((member) => ({
        email: member.email,
        name: member.name,
        role: roleOf(member),
        state:
          member.endedAt !== null ? 'ended' : invited.has(member.id) ? 'invited' : member.passwordHash === null ? 'link expired' : 'joined',
      }));
    };
    return listReply(args, "'staff' takes no argument but --json; 'staff add' and 'staff end' change it.", {
      text: async () => {
        const members = await read();
        if (members.length === 0) return "Nobody yet. The first: staff add YOU@YOUR-MAIL --owner --name 'YOUR NAME'";
        return table(
          ['Email', 'Name', 'Role', 'State'],
          members.map(({ email, name, role, state }) => [email, name, role, state]),
        );
      },
      json: async () => ({ staff: await read() }),
    });
  },
};

export const staffAddCommand: Command = {
  name: 'staff add',
  parameters: 'EMAIL --name NAME [--owner]',
  summary: 'a link to join the Desk, for one use; also a new one for who lost password or telephone',
  run: async ({ db, orderActions }, args) => {
    const { words, values, problem } = splitOptions(args, HINTS);
    if (problem !== null) return misused(problem);
    const unknown = words.find((word) => word.startsWith('--') && word !== '--owner');
    if (unknown !== undefined) return misused(`'staff add' has no option ${unknown}.`);
    const [email, ...rest] = words.filter((word) => word !== '--owner');
    if (email === undefined) return misused(HOW);
    if (rest.length > 0) return misused(`'${rest[0]}' is one word too many. A name goes in quotes after --name.`);
    const known = await findStaffByEmail(db, email);
    const name = values.get('--name') ?? known?.name;
    if (name === undefined) return refused(`Add the person's name, such as: staff add ${email} --name 'Ana Ruiz' (in quotes).`);
    // A new link for an owner who lost the telephone leaves them an owner.
    const role = words.includes('--owner') || known?.role === 'owner' ? 'owner' : 'staff';
    const publicUrl = shopAddressOf(orderActions);
    const outcome = await inviteMember({ db, now: Date.now(), publicUrl, by: AT_TERMINAL }, { email, name, role }, { isMailed: false });
    if (outcome.kind === 'refused') return refused(outcome.reason);
    return done(
      `${outcome.member.name} (${role}) joins the Desk with this link. It works once, for three days; whoever has it can use it:\n\n${outcome.link}`,
    );
  },
};

export const staffEndCommand: Command = {
  name: 'staff end',
  parameters: 'EMAIL',
  summary: 'signs a person out of the Desk everywhere, for good',
  run: async ({ db }, args) => {
    const [email, ...rest] = args;
    if (email === undefined || rest.length > 0) return misused("Name one person, such as 'staff end ana@shop.com'.");
    const member = await findStaffByEmail(db, email);
    if (member === undefined) return refused(`Nobody at the Desk has the address ${email}; 'staff' lists them.`);
    const outcome = await endMember({ db, now: Date.now(), by: AT_TERMINAL }, member.id);
    if (outcome.kind === 'refused') return refused(outcome.reason);
    return done(
      `${outcome.member.name} is signed out everywhere and cannot sign in any more. What was done by ${outcome.member.name} stays noted.`,
    );
  },
};
