import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { newSshKey } from '#test/support/public-keys.ts';
import { seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { db, git, origin } = await startApp();
const administrator = await seedUser(db, { admin: true });
const { token } = await seedToken(db, administrator, { scopes: ['api'] });
const client = new Gitlab({ host: origin, token });
const group = await seedGroup(db);
const project = await seedProject(db, { namespace: group, git, readme: true });

describe('@gitbeaker/rest', () => {
  it('keeps variables of projects and groups', async () => {
    for (const [variables, id] of [
      [client.ProjectVariables, project.id],
      [client.GroupVariables, group.id],
    ] as const) {
      await variables.create(id, 'KILN', 'warm', { environmentScope: 'production' });
      await variables.create(id, 'KILN', 'glaze-2903', { masked: true });
      const filter = { environment_scope: '*' };
      expect(await variables.show(id, 'KILN', { filter })).toMatchObject({ masked: true });
      const changed = await variables.edit(id, 'KILN', 'glaze-2904', { filter });
      expect(changed).toMatchObject({ value: 'glaze-2904', environment_scope: '*' });
      await variables.remove(id, 'KILN', { filter });
      expect(await variables.all(id)).toMatchObject([{ environment_scope: 'production' }]);
    }
  });

  it('starts pipelines by triggers', async () => {
    await client.RepositoryFiles.create(
      project.id,
      '.gitlab-ci.yml',
      'main',
      'bake:\n  script: fire\n',
      'Fire the kiln',
    );
    const made = await client.PipelineTriggerTokens.create(project.id, 'shop');
    const { id } = await client.PipelineTriggerTokens.trigger(project.id, 'main', made.token, {
      variables: { KILN: 'warm' },
    });
    expect(await client.Pipelines.show(project.id, id)).toMatchObject({ source: 'trigger' });
    expect(await client.PipelineTriggerTokens.all(project.id)).toMatchObject([{ id: made.id }]);
    await client.PipelineTriggerTokens.remove(project.id, made.id);
    expect(await client.PipelineTriggerTokens.all(project.id)).toEqual([]);
  });

  it('keeps schedules with variables', async () => {
    const { id } = await client.PipelineSchedules.create(
      project.id,
      'Nightly',
      'main',
      '0 1 * * *',
      {
        cronTimezone: 'Europe/Berlin',
      },
    );
    await client.PipelineScheduleVariables.create(project.id, id, 'KILN', 'warm');
    await client.PipelineScheduleVariables.edit(project.id, id, 'KILN', 'cold');
    const shown = await client.PipelineSchedules.show(project.id, id);
    expect(shown).toMatchObject({ variables: [{ key: 'KILN', value: 'cold' }] });
    await client.PipelineScheduleVariables.remove(project.id, id, 'KILN');
    await client.PipelineSchedules.edit(project.id, id, { active: false });
    const inactive = await client.PipelineSchedules.all(project.id, { scope: 'inactive' });
    expect(inactive).toMatchObject([{ id, active: false }]);
    await client.PipelineSchedules.takeOwnership(project.id, id);
    await client.PipelineSchedules.run(project.id, id);
    await client.PipelineSchedules.remove(project.id, id);
    expect(await client.PipelineSchedules.all(project.id)).toEqual([]);
  });

  it('keeps deploy tokens and deploy keys', async () => {
    for (const of of [{ projectId: project.id }, { groupId: group.id }]) {
      const made = await client.DeployTokens.create('kiln', ['read_repository'], of);
      expect(made.token).toMatch(/^gldt-/);
      expect(await client.DeployTokens.all(of)).toMatchObject([{ id: made.id, name: 'kiln' }]);
      await client.DeployTokens.remove(made.id, of);
    }
    const key = await client.DeployKeys.create(project.id, 'Kiln', newSshKey(), { canPush: true });
    expect(await client.DeployKeys.show(project.id, key.id)).toMatchObject({ can_push: true });
    expect(await client.DeployKeys.all({ projectId: project.id })).toHaveLength(1);
    await client.DeployKeys.remove(project.id, key.id);
  });
});
