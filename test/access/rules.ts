import { requestsOf } from '#test/contract/requests.ts';
import { DEVELOPER, GUEST, MAINTAINER, OWNER, REPORTER, SEEN } from './levels.ts';
import type { DocumentedOperation } from './operations.ts';
import type { Rule } from './oracle.ts';

type Options = Partial<Omit<Rule, 'least'>>;
type Line = readonly [methods: string, path: RegExp, least: number, options?: Options];

/** Reading code and the like: reporters on private projects, whoever sees it on others. */
const code: Options = { leastOnPrivate: REPORTER };
const signedIn: Options = { signedIn: true };
const finer: Options = { finer: true };

/** The permission matrix of projects, by the path below `/projects/{id}`; the first line that matches decides. */
const projectLines: readonly Line[] = [
  ['GET', /^$/, SEEN],
  ['PUT', /^$/, MAINTAINER],
  ['DELETE', /^$/, OWNER],
  ['POST', /^\/(archive|unarchive|restore)$/, OWNER],
  ['PUT', /^\/transfer$/, OWNER],
  ['GET', /^\/transfer_locations$/, OWNER],
  ['POST', /^\/fork$/, SEEN, { ...code, refusal: 404 }],
  ['POST DELETE', /^\/fork(\/\{forked_from_id\})?$/, OWNER],
  ['GET', /^\/(forks|users|groups|starrers|events|avatar)$/, SEEN],
  ['POST', /^\/(star|unstar)$/, SEEN],
  ['GET', /^\/languages$/, SEEN, code],
  ['GET', /^\/statistics$/, DEVELOPER],
  ['GET', /^(\/-)?\/search$/, SEEN, signedIn],
  ['POST', /^\/(housekeeping|repository_size)$/, MAINTAINER],

  // A member may leave: who it is about decides.
  ['DELETE', /^\/members\/\{user_id\}$/, SEEN, finer],
  ['GET', /^\/members/, SEEN, signedIn],
  ['POST PUT', /^\/members/, MAINTAINER],
  ['POST', /^\/import_project_members\//, MAINTAINER],
  ['GET POST PUT DELETE', /^\/invitations/, MAINTAINER],
  ['POST', /^\/access_requests$/, SEEN, finer],
  ['DELETE', /^\/access_requests\/\{user_id\}$/, SEEN, finer],
  ['GET PUT', /^\/access_requests/, MAINTAINER],
  ['POST DELETE', /^\/share/, MAINTAINER],

  ['GET', /^\/access_tokens/, MAINTAINER, { refusal: 401 }],
  ['POST', /^\/access_tokens$/, MAINTAINER, { refusal: 400 }],
  ['DELETE', /^\/access_tokens\/\{token_id\}$/, MAINTAINER, { refusal: 400 }],
  // The token of the chat decides, before anything is said about the project.
  ['POST', /^\/(integrations|services)\/\{slug\}\/trigger$/, SEEN, finer],
  ['GET POST PUT DELETE', /^\/(hooks|push_rule|runners|integrations|services)/, MAINTAINER],
  // The token decides.
  ['POST', /^(\/ref\/\{ref\})?\/trigger\/pipeline$/, SEEN, finer],
  ['GET POST PUT DELETE', /^\/(variables|triggers|deploy_tokens|deploy_keys)/, MAINTAINER],
  ['GET PATCH POST DELETE', /^\/job_token_scope/, MAINTAINER],
  // Only its owner says what a schedule does.
  ['PUT', /^\/pipeline_schedules\/\{pipeline_schedule_id\}$/, DEVELOPER, finer],
  ['DELETE', /^\/pipeline_schedules\/\{pipeline_schedule_id\}$/, DEVELOPER, finer],
  ['GET POST PUT DELETE', /^\/pipeline_schedules\/.*\/variables/, DEVELOPER, finer],
  ['POST', /^\/pipeline_schedules\/.*\/take_ownership$/, MAINTAINER],
  ['GET POST', /^\/pipeline_schedules/, DEVELOPER],
  ['GET PUT', /^\/resource_groups/, DEVELOPER],
  ['GET', /^\/audit_events$/, DEVELOPER],
  // Developers see their own events alone.
  ['GET', /^\/audit_events\//, DEVELOPER, finer],
  ['GET POST PUT PATCH DELETE', /^\/protected_(branches|tags|environments)/, MAINTAINER],
  ['GET POST', /^\/export/, MAINTAINER],
  ['GET', /^\/import$/, SEEN, signedIn],
  ['GET POST DELETE', /^\/(download|secure_files)/, MAINTAINER],

  ['GET', /^\/approv/, SEEN, { ...code, ...signedIn }],
  ['POST PUT DELETE', /^\/approv/, MAINTAINER],
  ['GET', /^\/cluster_agents/, DEVELOPER],
  ['POST DELETE', /^\/cluster_agents/, MAINTAINER],
  ['GET', /^\/environments/, SEEN, { ...code, ...signedIn }],
  ['DELETE', /^\/environments\/review_apps$/, DEVELOPER, { refusal: 401 }],
  ['POST PUT DELETE', /^\/environments/, DEVELOPER],
  ['GET', /^\/deployments/, SEEN, { ...code, ...signedIn }],
  ['DELETE', /^\/deployments/, MAINTAINER],
  ['POST PUT', /^\/deployments/, DEVELOPER],
  ['GET', /^\/registry/, SEEN, code],
  ['DELETE', /^\/registry.*\/tags\/\{tag_name\}$/, DEVELOPER],
  ['DELETE', /^\/registry/, MAINTAINER],

  // The thing that they are for decides.
  ['GET', /^\/templates\//, SEEN, finer],
  ['GET', /^\/issues\/.*\/links$/, SEEN, signedIn],
  ['GET', /^\/issues/, SEEN],
  ['POST', /^\/issues$/, SEEN],
  // Authors and assignees change their own; notes and reactions belong to whoever made them.
  ['PUT', /^\/issues\/\{issue_iid\}$/, SEEN, finer],
  ['POST', /^\/issues\/\{issue_iid\}\/(todo|subscribe|unsubscribe)$/, SEEN],
  ['POST', /^\/issues\/\{issue_iid\}\/.*(notes|discussions|award_emoji)$/, SEEN],
  ['PUT DELETE', /^\/issues\/\{issue_iid\}\/.*(notes|award_emoji)\//, SEEN, finer],
  // The other project decides too.
  ['POST', /^\/issues\/\{issue_iid\}\/(move|clone)$/, SEEN, finer],
  ['DELETE', /^\/issues\/\{issue_iid\}$/, OWNER],
  ['POST PUT DELETE', /^\/issues\//, REPORTER],
  ['POST', /^\/merge_requests$/, DEVELOPER],
  ['DELETE', /^\/merge_requests\/\{merge_request_iid\}$/, OWNER],
  ['POST', /^\/merge_requests\/\{merge_request_iid\}\/.*(notes|discussions|award_emoji)$/, SEEN],
  ['POST DELETE', /^\/merge_requests\/\{merge_request_iid\}\/context_commits$/, DEVELOPER],
  // The branch of a merge request decides; notes and reactions belong to their authors.
  ['POST', /^\/merge_requests\/.*\/pipelines$/, DEVELOPER, finer],
  ['POST PUT DELETE', /^\/merge_requests\//, SEEN, finer],
  ['GET', /\/merge_ref$/, SEEN, { ...code, ...signedIn, refusal: 404 }],
  ['GET', /^\/merge_requests/, SEEN, { ...code, ...signedIn }],
  ['POST PUT', /^\/(labels|milestones)\/.*(promote|subscribe)$/, SEEN, finer],
  ['PUT', /^\/labels\/promote$/, SEEN, finer],
  ['GET', /^\/labels/, SEEN, signedIn],
  ['GET', /^\/milestones\/.*burndown_events$/, SEEN, signedIn],
  ['GET', /^\/(milestones|iterations)/, SEEN],
  ['POST PUT DELETE', /^\/(labels|milestones)/, REPORTER],
  ['GET', /^\/boards/, SEEN, signedIn],
  ['POST PUT DELETE', /^\/boards/, REPORTER],

  // Variables show to maintainers and to the user who started the pipeline.
  ['GET', /^\/pipelines\/.*\/variables$/, DEVELOPER, finer],
  // A setting decides whether pipelines show beyond reporters: here they do.
  ['GET', /^\/pipelines/, SEEN],
  ['DELETE', /^\/pipelines\//, OWNER],
  ['POST', /^\/pipelines?(\/|$)/, DEVELOPER],
  ['GET', /^\/ci\/lint$/, SEEN, { ...code, ...signedIn }],
  ['POST', /^\/ci\/lint$/, DEVELOPER],
  ['GET', /^\/jobs$/, SEEN],
  ['POST', /^\/jobs\/.*\/(cancel|retry|erase|play)$/, DEVELOPER],
  // The protection of the ref decides, too.
  ['POST', /^\/statuses\//, DEVELOPER],
  // Visibility of pipelines applies to their artifacts and reports.
  ['GET', /^\/jobs\//, SEEN, finer],
  ['POST', /^\/jobs\/.*\/keep$/, DEVELOPER],
  ['DELETE', /^\/(jobs\/.*\/)?artifacts$/, MAINTAINER],

  ['POST', /^\/repository\/commits\/\{sha\}\/(comments|.*discussions|.*notes)$/, SEEN, code],
  [
    'PUT DELETE',
    /^\/repository\/commits\/\{sha\}\/discussions\/.*notes\//,
    SEEN,
    { ...code, ...finer },
  ],
  ['GET', /^\/repository\//, SEEN, code],
  ['PUT', /^\/repository\/branches\/\{branch\}\/(un)?protect$/, MAINTAINER],
  ['POST PUT DELETE', /^\/repository\//, DEVELOPER],
  ['POST', /^\/uploads$/, SEEN],
];

/** The same below `/groups/{id}`. */
const groupLines: readonly Line[] = [
  ['GET', /^$/, SEEN],
  ['PUT DELETE', /^$/, OWNER],
  ['GET', /^\/(subgroups|descendant_groups|projects|projects\/shared|avatar)$/, SEEN],
  ['GET POST', /^\/export/, OWNER],
  ['GET', /^\/transfer_locations$/, OWNER],
  ['POST', /^\/(restore|transfer)$/, OWNER],
  // A directory decides too.
  ['POST', /^\/ldap_sync$/, OWNER, finer],
  ['POST', /^\/share$/, OWNER, { refusal: 404 }],
  ['DELETE', /^\/share\/\{group_id\}$/, OWNER],
  ['GET', /^\/provisioned_users$/, MAINTAINER],
  ['GET', /^(\/-)?\/search$/, SEEN, signedIn],
  ['GET POST', /^\/runners/, OWNER],
  ['GET', /^\/audit_events$/, DEVELOPER],
  // Developers see their own events alone.
  ['GET', /^\/audit_events\//, DEVELOPER, finer],
  ['GET PUT POST DELETE', /^\/saml_provider/, OWNER],
  ['GET PATCH', /^\/scim\//, OWNER],
  ['GET POST PUT DELETE', /^\/(hooks|variables)/, OWNER],
  ['GET', /^\/deploy_tokens/, MAINTAINER],
  ['POST DELETE', /^\/deploy_tokens/, OWNER],
  ['GET', /^\/access_tokens/, OWNER, { refusal: 401 }],
  ['POST', /^\/access_tokens$/, OWNER, { refusal: 400 }],
  ['DELETE', /^\/access_tokens\/\{token_id\}$/, OWNER, { refusal: 400 }],

  // Seats belong to the top of the tree: below it these are 400 for everybody.
  ['GET DELETE', /^\/billable_members/, OWNER, { refusal: 400 }],
  ['GET', /^\/pending_members$/, OWNER, { refusal: 400 }],
  ['PUT POST', /^\/members\/.*(approve|approve_all|state)$/, OWNER, { refusal: 400 }],
  ['DELETE', /^\/members\/\{user_id\}$/, SEEN, finer],
  ['GET', /^\/members/, SEEN, signedIn],
  ['POST PUT DELETE', /^\/members/, OWNER],
  ['GET POST PUT DELETE', /^\/invitations/, OWNER],
  ['POST', /^\/access_requests$/, SEEN, finer],
  ['DELETE', /^\/access_requests\/\{user_id\}$/, SEEN, finer],
  ['GET PUT', /^\/access_requests/, OWNER],

  ['GET', /^\/registry\/repositories$/, GUEST],
  ['GET', /^\/issues(_statistics)?$/, SEEN],
  ['GET', /^\/merge_requests$/, SEEN, signedIn],
  ['POST', /^\/labels\/.*subscribe$/, SEEN],
  ['GET', /^\/labels/, SEEN, signedIn],
  ['GET', /^\/milestones\/.*burndown_events$/, SEEN, signedIn],
  ['GET', /^\/(milestones|iterations)/, SEEN],
  ['GET', /^(\/-)?\/epics/, SEEN],
  ['POST', /^(\/-)?\/epics\/\{epic_iid\}\/(todo|(un)?subscribe)$/, SEEN],
  ['POST', /^\/epics\/\{epic_id\}\/.*(notes|discussions|award_emoji)$/, SEEN],
  ['PUT DELETE', /^\/epics\/\{epic_id\}\/.*(notes|award_emoji)\//, SEEN, finer],
  ['DELETE', /^(\/-)?\/epics\/\{epic_iid\}$/, OWNER],
  ['POST PUT DELETE', /^(\/-)?\/epics/, REPORTER],
  ['POST PUT DELETE', /^\/(labels|milestones)/, REPORTER],
  ['GET', /^\/boards/, SEEN, signedIn],
  ['POST PUT DELETE', /^\/boards/, REPORTER],
];

const declared = await requestsOf('least');

/** @throws where no line says who may */
export function ruleFor(
  { id, method, path }: Pick<DocumentedOperation, 'id' | 'method' | 'path'>,
  { kind }: NonNullable<DocumentedOperation['subject']>,
): Rule {
  const below = path.replace(/^\/(projects|groups)\/\{[^}]+\}/, '');
  const lines = kind === 'project' ? projectLines : groupLines;
  const line = lines.find(
    ([methods, pattern]) => methods.split(' ').includes(method) && pattern.test(below),
  );
  const least = declared[id] ?? line?.[2];
  if (least === undefined)
    throw new Error(
      `no rule says who may ${method} ${path}: name ${id} in \`least\` of the resource's .requests.ts, or add a line for ${below} to ${kind}Lines in test/access/rules.ts`,
    );
  const options = declared[id] === undefined ? line?.[3] : {};
  return { least, leastOnPrivate: least, signedIn: false, refusal: 403, finer: false, ...options };
}
