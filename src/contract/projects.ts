import * as z from 'zod/mini';
import type { Project } from '../domain/rooms/project';
import { isWholeText } from '../domain/whole-text';
import { codecOf, nothing, readBy, tolerantList } from './codec';
import { ContractError } from './contract-error';
import { endpoint } from './define-endpoint';
import { projectCodec } from './wire-project';
import { wireFlag } from './wire-values';

export interface ProjectChanges {
  /** Removed ones too. */
  readonly projects: readonly Project[];
  /** The version of a device that has these and all earlier changes. */
  readonly version: number;
  readonly hasMore: boolean;
  /** Some projects could not be read, for example those of a newer build. */
  readonly isPartlyRead?: true;
}

const projects = tolerantList(projectCodec, z.object({ project_id: z.string().check(z.minLength(1)) }));
const version = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.number(), { decode: Number, encode: String });

/** Additive: changes after a version; all with 0. */
export const getProjects = endpoint({
  method: 'POST',
  path: '/userauth/getprojects',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ since: z.optional(version) }), z.custom<number>(), {
      decode: ({ since }) => since ?? 0,
      encode: (since) => ({ since }),
    }),
  ),
  output: codecOf(
    z.codec(z.object({ projects: readBy(projects, z.unknown()), version, has_more: wireFlag }), z.custom<ProjectChanges>(), {
      decode: (wire) => {
        const read = projects.decode(wire.projects);
        const isPartlyRead = Array.isArray(wire.projects) && read.length < wire.projects.length;
        return { projects: read, version: wire.version, hasMore: wire.has_more, ...(isPartlyRead ? { isPartlyRead } : {}) };
      },
      encode: (changes) => ({
        projects: projects.encode(changes.projects),
        version: changes.version,
        has_more: changes.hasMore,
      }),
    }),
  ),
});

/** Additive. `project` is JSON text; the server merges it with its own copy (decision 0046). */
export const saveProject = endpoint({
  method: 'POST',
  path: '/userauth/saveproject',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ project: z.string() }), z.custom<Project>(), {
      decode: ({ project }, payload) => {
        try {
          return projectCodec.decode(JSON.parse(project, wholeValue));
        } catch (error) {
          const message = error instanceof ContractError ? error.message : 'expected JSON';
          payload.issues.push({ code: 'custom', path: ['project'], message, input: project.slice(0, 80) });
          return z.NEVER;
        }
      },
      encode: (project) => ({ project: JSON.stringify(projectCodec.encode(project)) }),
    }),
  ),
  output: nothing,
});

/** JSON escapes can hold what the form around them cannot, and no database stores. */
function wholeValue(_name: string, value: unknown): unknown {
  if (typeof value === 'string' && !isWholeText(value)) throw new ContractError(['a text holds half of a character or U+0000']);
  return value;
}
