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

const command = async ({ params, body }: Commanding, context: RequestContext) => ({
  status: 200 as const,
  body: await answerCommand(context, params.id, toIntegrationSlug(params.slug), body),
});

const getting = (slug: Slug) => (request: OfProject, context: RequestContext) =>
  get(request, context, slug);

const saving = (slug: Slug) => (request: Saving, context: RequestContext) =>
  save(request, context, slug);

const disabling = (slug: Slug) => (request: OfProject, context: RequestContext) =>
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

  sendSlashCommand: command,
  sendSlashCommandToService: command,

  getAsanaIntegration: getting('asana'),
  saveAsanaIntegration: saving('asana'),
  disableAsanaIntegration: disabling('asana'),
  getAssemblaIntegration: getting('assembla'),
  saveAssemblaIntegration: saving('assembla'),
  disableAssemblaIntegration: disabling('assembla'),
  getBambooIntegration: getting('bamboo'),
  saveBambooIntegration: saving('bamboo'),
  disableBambooIntegration: disabling('bamboo'),
  getBugzillaIntegration: getting('bugzilla'),
  saveBugzillaIntegration: saving('bugzilla'),
  disableBugzillaIntegration: disabling('bugzilla'),
  getBuildkiteIntegration: getting('buildkite'),
  saveBuildkiteIntegration: saving('buildkite'),
  disableBuildkiteIntegration: disabling('buildkite'),
  getCampfireIntegration: getting('campfire'),
  saveCampfireIntegration: saving('campfire'),
  disableCampfireIntegration: disabling('campfire'),
  getConfluenceIntegration: getting('confluence'),
  saveConfluenceIntegration: saving('confluence'),
  disableConfluenceIntegration: disabling('confluence'),
  getCustomIssueTrackerIntegration: getting('custom-issue-tracker'),
  saveCustomIssueTrackerIntegration: saving('custom-issue-tracker'),
  disableCustomIssueTrackerIntegration: disabling('custom-issue-tracker'),
  getDatadogIntegration: getting('datadog'),
  saveDatadogIntegration: saving('datadog'),
  disableDatadogIntegration: disabling('datadog'),
  getDiscordIntegration: getting('discord'),
  saveDiscordIntegration: saving('discord'),
  disableDiscordIntegration: disabling('discord'),
  getDroneCiIntegration: getting('drone-ci'),
  saveDroneCiIntegration: saving('drone-ci'),
  disableDroneCiIntegration: disabling('drone-ci'),
  getEwmIntegration: getting('ewm'),
  saveEwmIntegration: saving('ewm'),
  disableEwmIntegration: disabling('ewm'),
  getEmailsOnPushIntegration: getting('emails-on-push'),
  saveEmailsOnPushIntegration: saving('emails-on-push'),
  disableEmailsOnPushIntegration: disabling('emails-on-push'),
  getExternalWikiIntegration: getting('external-wiki'),
  saveExternalWikiIntegration: saving('external-wiki'),
  disableExternalWikiIntegration: disabling('external-wiki'),
  getFlowdockIntegration: getting('flowdock'),
  saveFlowdockIntegration: saving('flowdock'),
  disableFlowdockIntegration: disabling('flowdock'),
  getGithubIntegration: getting('github'),
  saveGithubIntegration: saving('github'),
  disableGithubIntegration: disabling('github'),
  getHangoutsChatIntegration: getting('hangouts-chat'),
  saveHangoutsChatIntegration: saving('hangouts-chat'),
  disableHangoutsChatIntegration: disabling('hangouts-chat'),
  getHarborIntegration: getting('harbor'),
  saveHarborIntegration: saving('harbor'),
  disableHarborIntegration: disabling('harbor'),
  getIrkerIntegration: getting('irker'),
  saveIrkerIntegration: saving('irker'),
  disableIrkerIntegration: disabling('irker'),
  getJenkinsIntegration: getting('jenkins'),
  saveJenkinsIntegration: saving('jenkins'),
  disableJenkinsIntegration: disabling('jenkins'),
  getJiraIntegration: getting('jira'),
  saveJiraIntegration: saving('jira'),
  disableJiraIntegration: disabling('jira'),
  getMattermostIntegration: getting('mattermost'),
  saveMattermostIntegration: saving('mattermost'),
  disableMattermostIntegration: disabling('mattermost'),
  getMattermostSlashCommandsIntegration: getting('mattermost-slash-commands'),
  saveMattermostSlashCommandsIntegration: saving('mattermost-slash-commands'),
  disableMattermostSlashCommandsIntegration: disabling('mattermost-slash-commands'),
  getMicrosoftTeamsIntegration: getting('microsoft-teams'),
  saveMicrosoftTeamsIntegration: saving('microsoft-teams'),
  disableMicrosoftTeamsIntegration: disabling('microsoft-teams'),
  getMockCiIntegration: getting('mock-ci'),
  saveMockCiIntegration: saving('mock-ci'),
  disableMockCiIntegration: disabling('mock-ci'),
  getPackagistIntegration: getting('packagist'),
  savePackagistIntegration: saving('packagist'),
  disablePackagistIntegration: disabling('packagist'),
  getPipelinesEmailIntegration: getting('pipelines-email'),
  savePipelinesEmailIntegration: saving('pipelines-email'),
  disablePipelinesEmailIntegration: disabling('pipelines-email'),
  getPivotaltrackerIntegration: getting('pivotaltracker'),
  savePivotaltrackerIntegration: saving('pivotaltracker'),
  disablePivotaltrackerIntegration: disabling('pivotaltracker'),
  getPrometheusIntegration: getting('prometheus'),
  savePrometheusIntegration: saving('prometheus'),
  disablePrometheusIntegration: disabling('prometheus'),
  getPushoverIntegration: getting('pushover'),
  savePushoverIntegration: saving('pushover'),
  disablePushoverIntegration: disabling('pushover'),
  getRedmineIntegration: getting('redmine'),
  saveRedmineIntegration: saving('redmine'),
  disableRedmineIntegration: disabling('redmine'),
  getShimoIntegration: getting('shimo'),
  saveShimoIntegration: saving('shimo'),
  disableShimoIntegration: disabling('shimo'),
  getSlackIntegration: getting('slack'),
  saveSlackIntegration: saving('slack'),
  disableSlackIntegration: disabling('slack'),
  getSlackSlashCommandsIntegration: getting('slack-slash-commands'),
  saveSlackSlashCommandsIntegration: saving('slack-slash-commands'),
  disableSlackSlashCommandsIntegration: disabling('slack-slash-commands'),
  getTeamcityIntegration: getting('teamcity'),
  saveTeamcityIntegration: saving('teamcity'),
  disableTeamcityIntegration: disabling('teamcity'),
  getUnifyCircuitIntegration: getting('unify-circuit'),
  saveUnifyCircuitIntegration: saving('unify-circuit'),
  disableUnifyCircuitIntegration: disabling('unify-circuit'),
  getWebexTeamsIntegration: getting('webex-teams'),
  saveWebexTeamsIntegration: saving('webex-teams'),
  disableWebexTeamsIntegration: disabling('webex-teams'),
  getYoutrackIntegration: getting('youtrack'),
  saveYoutrackIntegration: saving('youtrack'),
  disableYoutrackIntegration: disabling('youtrack'),
  getZentaoIntegration: getting('zentao'),
  saveZentaoIntegration: saving('zentao'),
  disableZentaoIntegration: disabling('zentao'),
} satisfies IntegrationsService<RequestContext>;
