import * as z from 'zod/mini';
import { codecOf } from '../codec';
import { endpoint } from '../define-endpoint';
import { formText } from '../wire-values';
import type { BothFactors } from './passkeys';
import { deskSessionCodec } from './session';

export interface DeskPasswordChange extends BothFactors {
  readonly newPassword: string;
}

/** After both factors. Every other session of the person ends, and this device gets a new one. */
export const changeDeskPassword = endpoint({
  method: 'POST',
  path: '/desk/changepassword',
  auth: 'staff',
  encoding: 'multipart',
  input: codecOf(
    z.codec(
      z.object({ password: formText(1024), code: formText(40), new_password: formText(1024), device_name: z.optional(formText(200)) }),
      z.custom<DeskPasswordChange & { readonly deviceName: string }>(),
      {
        decode: ({ password, code, new_password, device_name }) => ({
          password,
          code,
          newPassword: new_password,
          deviceName: device_name ?? '',
        }),
        encode: ({ password, code, newPassword, deviceName }) => ({ password, code, new_password: newPassword, device_name: deviceName }),
      },
    ),
  ),
  output: deskSessionCodec,
});
