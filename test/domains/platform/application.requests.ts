import type { World } from '#test/contract/world.ts';
import { type Calls, none } from '#test/contract/requests.ts';

async function anotherLicense(world: World): Promise<number> {
  const facts = { plan: 'premium', licensee: { Company: 'Kilnworks' } };
  const license = Buffer.from(JSON.stringify(facts)).toString('base64');
  const made = await world.api.as(world.people.administrator).post('/license', { license });
  return made.body.id as number;
}

/** Calls that succeed. */
export const calls: Calls = {
  getLicense: async (world) => {
    await anotherLicense(world);
    return none;
  },
  deleteLicense: async (world) => ({ ...none, params: { id: await anotherLicense(world) } }),
};
