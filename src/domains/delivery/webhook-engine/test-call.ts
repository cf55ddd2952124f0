import { type RequestContext, requireActor } from '#src/context.ts';
import { HttpError, Unprocessable } from '#src/errors.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { findVisibleProject, type ProjectAccess } from '#src/policy/project-access.ts';
import type { ExampleTools } from './examples/example-tools.ts';
import {
  makeMemberExample,
  makeProjectExample,
  makeSubgroupExample,
} from './examples/of-groups.ts';
import { findProjectsBelow } from './examples/projects-below.ts';
import { type ExampleSource, exampleSources, type ProjectTrigger } from './examples/sources.ts';
import { findHook } from './place.ts';
import { type Example, sendExample } from './send-now.ts';
import type { HookRow } from './table.ts';

interface TestCallInput<Trigger> {
  /** The id of the hook. */
  readonly hook: number;
  readonly trigger: Trigger;
}

interface Taken {
  readonly message: string;
}

/**
 * Sends a hook of a project an example of an event, made from the newest that the project has.
 * @throws Unprocessable when it has nothing of the kind, or the receiver does not take it
 */
export async function testProjectHook(
  context: RequestContext,
  project: ProjectAccess,
  { hook: id, trigger }: TestCallInput<ProjectTrigger>,
): Promise<Taken> {
  const hook = await findHook(context.db, { kind: 'project', id: project.id }, id);
  const source = findSource(trigger);
  const payload = await makeFrom(source, project, toTools(context));
  if (payload === null) throw new Unprocessable(source.missing);
  return call(context, hook, { trigger, header: source.header, payload });
}

type GroupTrigger = ProjectTrigger | 'subgroup_events' | 'member_events' | 'project_events';

/**
 * Sends an example event to a group hook. The example uses the newest records of the group and of the first project
 * below it that has some.
 */
export async function testGroupHook(
  context: RequestContext,
  group: GroupAccess,
  { hook: id, trigger }: TestCallInput<GroupTrigger>,
): Promise<Taken> {
  const hook = await findHook(context.db, { kind: 'group', id: group.id }, id);
  return call(context, hook, await createGroupExample(context, group, trigger));
}

async function createGroupExample(
  context: RequestContext,
  group: GroupAccess,
  trigger: GroupTrigger,
): Promise<Example> {
  const tools = toTools(context);
  switch (trigger) {
    case 'member_events': {
      const payload = await makeMemberExample(group, tools);
      if (payload === null) throw new Unprocessable('Ensure the group has members.');
      return { trigger, header: 'Member Hook', payload };
    }
    case 'subgroup_events': {
      const payload = await makeSubgroupExample(group, tools);
      if (payload === null) throw new Unprocessable('Ensure the group has subgroups.');
      return { trigger, header: 'Subgroup Hook', payload };
    }
    case 'project_events': {
      const payload = await makeProjectExample(group, tools);
      if (payload === null) throw new Unprocessable('Ensure the group has projects.');
      return { trigger, header: 'Project Hook', payload };
    }
    default: {
      const source = findSource(trigger);
      const payload = await makeFromBelow(source, group, tools);
      return { trigger, header: source.header, payload };
    }
  }
}

async function makeFromBelow(
  source: ExampleSource,
  group: GroupAccess,
  tools: ExampleTools,
): Promise<object> {
  for (const id of await findProjectsBelow(tools.db, group, source)) {
    const project = await findVisibleProject(tools.db, tools.actor, id);
    const payload = project && (await makeFrom(source, project, tools));
    if (payload !== null) return payload;
  }
  throw new Unprocessable(source.missing);
}

/** @throws Unprocessable for what the server does not have yet */
function findSource(trigger: ProjectTrigger): ExampleSource {
  const source = exampleSources[trigger];
  if (!('make' in source)) throw new Unprocessable(source.missing);
  return source;
}

async function makeFrom(
  { feature, make }: ExampleSource,
  project: ProjectAccess,
  tools: ExampleTools,
): Promise<object | null> {
  const readable = feature === undefined || isFeatureVisible(project, feature);
  return readable ? make(project, tools) : null;
}

function toTools(context: RequestContext): ExampleTools {
  const { db, git, url, today, clock } = context;
  return { db, git, url, today, actor: requireActor(context), at: clock() };
}

async function call(context: RequestContext, hook: HookRow, example: Example): Promise<Taken> {
  const { response_status: status, response_body: body } = await sendExample(
    context,
    hook,
    example,
  );
  if (/^2\d\d$/.test(status)) return { message: '201 Created' };
  const message = body === '' ? `The receiver answered ${status}` : body;
  throw new HttpError(422, { message });
}
