import type { Api } from '#test/support/app.ts';
import type { HasId } from '#test/support/seed.ts';

export interface Registered extends HasId {
  readonly token: string;
}

/** Path at which runners are registered: of the instance, or below `/groups/1` or `/projects/1`. */
export type Place = '' | `/groups/${number}` | `/projects/${number}`;

/** A new registration token of a place; `administrator` may make it everywhere. */
export async function registrationToken(
  api: Api,
  administrator: HasId,
  place: Place,
): Promise<string> {
  const path = `${place}/runners/reset_registration_token`;
  return (await api.as(administrator).post(path)).body.token;
}

/** A new runner of a place. */
export async function register(
  api: Api,
  administrator: HasId,
  place: Place,
  attributes: object = {},
): Promise<Registered> {
  const token = await registrationToken(api, administrator, place);
  const { status, body } = await api.post('/runners', { ...attributes, token });
  if (status !== 201) throw new Error(`registration answered ${status}`);
  return body;
}
