import { AccessLevel } from '#src/policy/access-level.ts';
import type { Reply } from '../../handlers.tsx';
import { readNotice } from '../../page-query.ts';
import { attempt, moveAlert, refuseMissing, type Refused } from '../../refused.ts';
import type { PlacePages } from '../place-pages.ts';
import type { ProjectVisit } from '../visits.ts';
import { checkConfirmation } from './confirmation.tsx';
import { FeatureForm, featureLabels, readFeatureValues, toFeatureBody } from './features.tsx';
import { GeneralForm, generalLabels, readGeneralValues, toGeneralBody } from './general.tsx';
import { MergeForm, mergeLabels, readMergeValues, toMergeBody } from './merging.tsx';
import { OwnershipActs, ownershipLabels, type RefusedOwnership } from './ownership.tsx';
import { requireManager, SettingsPage } from './settings-page.tsx';

const notices = {
  saved: 'The settings were saved.',
  archived: 'The project is archived.',
  unarchived: 'The project is not archived any more.',
  moved: 'The project was moved.',
  marked: 'The project is marked for deletion.',
  restored: 'The project is kept.',
};

/** Settings of a project that people look for first; programs reach all of them by the API. */
export function addProjectSettings(pages: PlacePages): void {
  pages.projectOwn('/edit', async (visit, req) => {
    return showSettings(visit, {}, readNotice(req, notices));
  });
  pages.projectForm('/edit', async (visit, form) => {
    const general = readGeneralValues(form);
    const { refused } = await attempt(generalLabels, () => save(visit, toGeneralBody(general)));
    if (refused === null) return goBack(visit, 'saved');
    const placed = moveAlert(refused, [[/default branch/, 'default_branch']]);
    return showSettings(visit, { general, refused: placed });
  });
  pages.projectForm('/settings/features', async (visit, form) => {
    const features = readFeatureValues(form);
    const { refused } = await attempt(featureLabels, () => save(visit, toFeatureBody(features)));
    return refused === null ? goBack(visit, 'saved') : showSettings(visit, { features, refused });
  });
  pages.projectForm('/settings/merge_requests', async (visit, form) => {
    const merging = readMergeValues(form);
    const { refused } = await attempt(mergeLabels, () => save(visit, toMergeBody(merging)));
    return refused === null ? goBack(visit, 'saved') : showSettings(visit, { merging, refused });
  });
  addOwnershipForms(pages);
}

const save = ({ api, project }: ProjectVisit, body: Readonly<Record<string, unknown>>) =>
  api.call('updateProject', { params: { id: project.id }, body });

const goBack = ({ root }: ProjectVisit, done: keyof typeof notices): Reply => ({
  redirect: `${root}/-/edit?done=${done}`,
});

function addOwnershipForms(pages: PlacePages): void {
  pages.projectForm('/settings/archive', async (visit) => {
    await visit.api.call('archiveProject', { params: { id: visit.project.id } });
    return goBack(visit, 'archived');
  });
  pages.projectForm('/settings/unarchive', async (visit) => {
    await visit.api.call('unarchiveProject', { params: { id: visit.project.id } });
    return goBack(visit, 'unarchived');
  });
  pages.projectForm('/settings/restore', async (visit) => {
    await visit.api.call('restoreProject', { params: { id: visit.project.id } });
    return goBack(visit, 'restored');
  });
  pages.projectForm('/settings/transfer', async (visit, form) => {
    const namespace = form.text('namespace').trim();
    const { refused, done } = await attempt(ownershipLabels, async () => {
      checkConfirmation(visit.project.full_path, form);
      const params = { id: visit.project.id };
      const moved = visit.api.call('transferProject', { params, body: { namespace } });
      return refuseMissing('namespace', moved);
    });
    if (refused === null) return { redirect: `/${done.path_with_namespace}/-/edit?done=moved` };
    const placed = moveAlert(refused, [[/transfer|namespace/i, 'namespace']]);
    return showSettings(visit, { act: { act: 'transfer', namespace, refused: placed } });
  });
  pages.projectForm('/settings/delete', async (visit, form) => {
    const { refused } = await attempt(ownershipLabels, async () => {
      checkConfirmation(visit.project.full_path, form);
      await visit.api.call('deleteProject', { params: { id: visit.project.id } });
    });
    if (refused !== null) {
      return showSettings(visit, { act: { act: 'delete', namespace: '', refused } });
    }
    const left = await visit.api.optional('getProject', { params: { id: visit.project.id } });
    if (left !== null) return goBack(visit, 'marked');
    const { kind, full_path } = visit.facts.namespace;
    return { redirect: kind === 'group' ? `/groups/${full_path}` : '/' };
  });
}

/** The form that was refused, with what was typed. */
interface SentSettings {
  readonly general?: ReturnType<typeof readGeneralValues>;
  readonly features?: ReturnType<typeof readFeatureValues>;
  readonly merging?: ReturnType<typeof readMergeValues>;
  readonly act?: RefusedOwnership;
  readonly refused?: Refused;
}

function showSettings(
  visit: ProjectVisit,
  sent: SentSettings,
  notice: string | null = null,
): Reply {
  requireManager(visit);
  const refused = sent.refused ?? sent.act?.refused ?? null;
  const beside = refused?.beside ?? {};
  return {
    status: refused === null ? 200 : 422,
    page: (
      <SettingsPage visit={visit} title="Settings" tab="general" notice={notice} refused={refused}>
        <GeneralForm visit={visit} sent={sent.general ?? null} beside={beside} />
        <h2>Features</h2>
        <FeatureForm visit={visit} sent={sent.features ?? null} beside={beside} />
        <h2>Merge requests</h2>
        <MergeForm visit={visit} sent={sent.merging ?? null} beside={beside} />
        {visit.project.level >= AccessLevel.Owner ? (
          <>
            <h2>Archive, move and delete</h2>
            <OwnershipActs visit={visit} sent={sent.act ?? null} />
          </>
        ) : null}
      </SettingsPage>
    ),
  };
}
