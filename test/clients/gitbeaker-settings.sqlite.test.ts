import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedToken, seedUser } from '#test/support/seed.ts';

const { db, origin } = await startApp();
const administrator = await seedUser(db, { admin: true });
const { token } = await seedToken(db, administrator, { scopes: ['api'] });
const client = new Gitlab({ host: origin, token });

describe('@gitbeaker/rest', () => {
  it('reads and changes the settings of the instance', async () => {
    expect(await client.ApplicationSettings.show()).toMatchObject({ signup_enabled: true });
    expect(
      await client.ApplicationSettings.edit({ signupEnabled: false, defaultProjectsLimit: 7 }),
    ).toMatchObject({ signup_enabled: false, default_projects_limit: 7 });
  });

  // The client requests `application/appearence` for the appearance, which exists nowhere, and has no functions for
  // features.
  it('looks after plan limits, statistics and licence', async () => {
    expect(await client.ApplicationPlanLimits.show({ planName: 'free' })).toMatchObject({
      ci_pipeline_schedules: 10,
    });
    expect(await client.ApplicationPlanLimits.edit('free', { npmMaxFileSize: 7 })).toMatchObject({
      npm_max_file_size: 7,
    });
    expect(await client.ApplicationStatistics.show()).toMatchObject({ projects: '0' });
    const facts = { plan: 'premium', licensee: { Company: 'Kilnworks' } };
    const text = Buffer.from(JSON.stringify(facts)).toString('base64');
    const { id } = await client.License.add(text);
    expect(await client.License.show()).toMatchObject({ id, plan: 'premium' });
    await client.License.remove(id);
  });

  it('announces something to everybody', async () => {
    const made = await client.BroadcastMessages.create({ message: 'The kiln is hot' });
    expect(made).toMatchObject({ message: 'The kiln is hot', broadcast_type: 'banner' });
    expect(await client.BroadcastMessages.edit(made.id, { message: 'Cold' })).toMatchObject({
      message: 'Cold',
    });
    expect(await client.BroadcastMessages.show(made.id)).toMatchObject({ message: 'Cold' });
    expect(await client.BroadcastMessages.all()).toHaveLength(1);
    await client.BroadcastMessages.remove(made.id);
    expect(await client.BroadcastMessages.all()).toEqual([]);
  });
});
