import type { IntegrationsService } from '#generated/integrations/service.ts';
import type { SlashCommand } from '#generated/integrations/types.ts';
import type { RequestContext } from '#src/context.ts';
import { audit, toAuditedProject } from '#src/domain-events/audited.ts';
import { Forbidden } from '#src/errors.ts';
import type { OffsetQuery } from '#src/lists/offset.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { requireUnarchived } from '#src/policy/unarchived.ts';
import { type Slug, toIntegrationSlug } from '#src/domains/platform/integration-records/kinds.ts';
import { presentIntegration, presentIntegrationDetail } from './presenter.ts';
import { toAuditedIntegration, type SentSettings, setUp } from './save.ts';
import { answerCommand } from '#src/domains/delivery/slash-commands/answer.ts';
import {
  disableIntegration,
  findIntegration,
  listActive,
} from '#src/domains/platform/integration-records/table.ts';

interface OfProject {
  readonly project: ProjectAccess;
}

interface Saving extends OfProject {
  readonly body: SentSettings;
}

interface Listing extends OfProject {
  readonly query: OffsetQuery;
}

async function list({ project, query }: Listing, { db }: RequestContext) {
  const { rows, page } = await listActive(db, project.id, query);
  return { status: 200 as const, page, body: rows.map(presentIntegration) };
}

async function get({ project }: OfProject, { db }: RequestContext, slug: Slug) {
  const row = await findIntegration(db, project.id, slug);
  return { status: 200 as const, body: presentIntegrationDetail(row) };
}

async function save({ project, body }: Saving, context: RequestContext, slug: Slug) {
  const row = await setUp(context, project, slug, body);
  return { status: 200 as const, body: presentIntegrationDetail(row) };
}

async function saveBySlug(request: Saving, context: RequestContext, spelling: string) {
  const slug = toIntegrationSlug(spelling);
  if (slug === 'github' && !context.paid) throw new Forbidden();
  return save(request, context, slug);
}

async function disable({ project }: OfProject, context: RequestContext, slug: Slug) {
  requireUnarchived(project);
  await context.db.transaction(async (db) => {
    const row = await findIntegration(db, project.id, slug);
    await disableIntegration(db, project.id, slug, context.now);
    const change = { remove: 'integration' };
    await audit(db, toAuditedProject(project), change, context, toAuditedIntegration(row));
  });
  return { status: 204 as const };
}

interface Commanding {
  readonly params: { readonly id: number | string; readonly slug: string };
  readonly body: SlashCommand;
}

const runCommand = async ({ params, body }: Commanding, context: RequestContext) => ({
  status: 200 as const,
  body: await answerCommand(context, params.id, toIntegrationSlug(params.slug), body),
});

const createGet = (slug: Slug) => (request: OfProject, context: RequestContext) =>
  get(request, context, slug);

const createSave = (slug: Slug) => (request: Saving, context: RequestContext) =>
  save(request, context, slug);

const createDisable = (slug: Slug) => (request: OfProject, context: RequestContext) =>
  disable(request, context, slug);

export const integrations = {
  listIntegrations: list,
  listServices: list,

  getIntegrationBySlug: (request, context) =>
    get(request, context, toIntegrationSlug(request.params.slug)),
  saveIntegrationBySlug: (request, context) => saveBySlug(request, context, request.params.slug),
  disableIntegrationBySlug: (request, context) =>
    disable(request, context, toIntegrationSlug(request.params.slug)),
  getServiceBySlug: (request, context) =>
    get(request, context, toIntegrationSlug(request.params.slug)),
  saveServiceBySlug: (request, context) => saveBySlug(request, context, request.params.slug),
  disableServiceBySlug: (request, context) =>
    disable(request, context, toIntegrationSlug(request.params.slug)),

  sendSlashCommand: runCommand,
  sendSlashCommandToService: runCommand,

  getAsanaIntegration: createGet('asana'),
  saveAsanaIntegration: createSave('asana'),
  disableAsanaIntegration: createDisable('asana'),
  getAssemblaIntegration: createGet('assembla'),
  saveAssemblaIntegration: createSave('assembla'),
  disableAssemblaIntegration: createDisable('assembla'),
  getBambooIntegration: createGet('bamboo'),
  saveBambooIntegration: createSave('bamboo'),
  disableBambooIntegration: createDisable('bamboo'),
  getBugzillaIntegration: createGet('bugzilla'),
  saveBugzillaIntegration: createSave('bugzilla'),
  disableBugzillaIntegration: createDisable('bugzilla'),
  getBuildkiteIntegration: createGet('buildkite'),
  saveBuildkiteIntegration: createSave('buildkite'),
  disableBuildkiteIntegration: createDisable('buildkite'),
  getCampfireIntegration: createGet('campfire'),
  saveCampfireIntegration: createSave('campfire'),
  disableCampfireIntegration: createDisable('campfire'),
  getConfluenceIntegration: createGet('confluence'),
  saveConfluenceIntegration: createSave('confluence'),
  disableConfluenceIntegration: createDisable('confluence'),
  getCustomIssueTrackerIntegration: createGet('custom-issue-tracker'),
  saveCustomIssueTrackerIntegration: createSave('custom-issue-tracker'),
  disableCustomIssueTrackerIntegration: createDisable('custom-issue-tracker'),
  getDatadogIntegration: createGet('datadog'),
  saveDatadogIntegration: createSave('datadog'),
  disableDatadogIntegration: createDisable('datadog'),
  getDiscordIntegration: createGet('discord'),
  saveDiscordIntegration: createSave('discord'),
  disableDiscordIntegration: createDisable('discord'),
  getDroneCiIntegration: createGet('drone-ci'),
  saveDroneCiIntegration: createSave('drone-ci'),
  disableDroneCiIntegration: createDisable('drone-ci'),
  getEwmIntegration: createGet('ewm'),
  saveEwmIntegration: createSave('ewm'),
  disableEwmIntegration: createDisable('ewm'),
  getEmailsOnPushIntegration: createGet('emails-on-push'),
  saveEmailsOnPushIntegration: createSave('emails-on-push'),
  disableEmailsOnPushIntegration: createDisable('emails-on-push'),
  getExternalWikiIntegration: createGet('external-wiki'),
  saveExternalWikiIntegration: createSave('external-wiki'),
  disableExternalWikiIntegration: createDisable('external-wiki'),
  getFlowdockIntegration: createGet('flowdock'),
  saveFlowdockIntegration: createSave('flowdock'),
  disableFlowdockIntegration: createDisable('flowdock'),
  getGithubIntegration: createGet('github'),
  saveGithubIntegration: createSave('github'),
  disableGithubIntegration: createDisable('github'),
  getHangoutsChatIntegration: createGet('hangouts-chat'),
  saveHangoutsChatIntegration: createSave('hangouts-chat'),
  disableHangoutsChatIntegration: createDisable('hangouts-chat'),
  getHarborIntegration: createGet('harbor'),
  saveHarborIntegration: createSave('harbor'),
  disableHarborIntegration: createDisable('harbor'),
  getIrkerIntegration: createGet('irker'),
  saveIrkerIntegration: createSave('irker'),
  disableIrkerIntegration: createDisable('irker'),
  getJenkinsIntegration: createGet('jenkins'),
  saveJenkinsIntegration: createSave('jenkins'),
  disableJenkinsIntegration: createDisable('jenkins'),
  getJiraIntegration: createGet('jira'),
  saveJiraIntegration: createSave('jira'),
  disableJiraIntegration: createDisable('jira'),
  getMattermostIntegration: createGet('mattermost'),
  saveMattermostIntegration: createSave('mattermost'),
  disableMattermostIntegration: createDisable('mattermost'),
  getMattermostSlashCommandsIntegration: createGet('mattermost-slash-commands'),
  saveMattermostSlashCommandsIntegration: createSave('mattermost-slash-commands'),
  disableMattermostSlashCommandsIntegration: createDisable('mattermost-slash-commands'),
  getMicrosoftTeamsIntegration: createGet('microsoft-teams'),
  saveMicrosoftTeamsIntegration: createSave('microsoft-teams'),
  disableMicrosoftTeamsIntegration: createDisable('microsoft-teams'),
  getMockCiIntegration: createGet('mock-ci'),
  saveMockCiIntegration: createSave('mock-ci'),
  disableMockCiIntegration: createDisable('mock-ci'),
  getPackagistIntegration: createGet('packagist'),
  savePackagistIntegration: createSave('packagist'),
  disablePackagistIntegration: createDisable('packagist'),
  getPipelinesEmailIntegration: createGet('pipelines-email'),
  savePipelinesEmailIntegration: createSave('pipelines-email'),
  disablePipelinesEmailIntegration: createDisable('pipelines-email'),
  getPivotaltrackerIntegration: createGet('pivotaltracker'),
  savePivotaltrackerIntegration: createSave('pivotaltracker'),
  disablePivotaltrackerIntegration: createDisable('pivotaltracker'),
  getPrometheusIntegration: createGet('prometheus'),
  savePrometheusIntegration: createSave('prometheus'),
  disablePrometheusIntegration: createDisable('prometheus'),
  getPushoverIntegration: createGet('pushover'),
  savePushoverIntegration: createSave('pushover'),
  disablePushoverIntegration: createDisable('pushover'),
  getRedmineIntegration: createGet('redmine'),
  saveRedmineIntegration: createSave('redmine'),
  disableRedmineIntegration: createDisable('redmine'),
  getShimoIntegration: createGet('shimo'),
  saveShimoIntegration: createSave('shimo'),
  disableShimoIntegration: createDisable('shimo'),
  getSlackIntegration: createGet('slack'),
  saveSlackIntegration: createSave('slack'),
  disableSlackIntegration: createDisable('slack'),
  getSlackSlashCommandsIntegration: createGet('slack-slash-commands'),
  saveSlackSlashCommandsIntegration: createSave('slack-slash-commands'),
  disableSlackSlashCommandsIntegration: createDisable('slack-slash-commands'),
  getTeamcityIntegration: createGet('teamcity'),
  saveTeamcityIntegration: createSave('teamcity'),
  disableTeamcityIntegration: createDisable('teamcity'),
  getUnifyCircuitIntegration: createGet('unify-circuit'),
  saveUnifyCircuitIntegration: createSave('unify-circuit'),
  disableUnifyCircuitIntegration: createDisable('unify-circuit'),
  getWebexTeamsIntegration: createGet('webex-teams'),
  saveWebexTeamsIntegration: createSave('webex-teams'),
  disableWebexTeamsIntegration: createDisable('webex-teams'),
  getYoutrackIntegration: createGet('youtrack'),
  saveYoutrackIntegration: createSave('youtrack'),
  disableYoutrackIntegration: createDisable('youtrack'),
  getZentaoIntegration: createGet('zentao'),
  saveZentaoIntegration: createSave('zentao'),
  disableZentaoIntegration: createDisable('zentao'),
} satisfies IntegrationsService<RequestContext>;
