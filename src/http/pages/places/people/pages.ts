import type { Request } from 'express';
import { Unprocessable } from '#src/errors.ts';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { readPathId } from '../../page-query.ts';
import { attempt } from '../../refused.ts';
import { findUserIds, splitNameList } from '../issuables/names.ts';
import type { PlacePages } from '../place-pages.ts';
import {
  memberLabels,
  type MemberValues,
  readMemberValues,
  toMembership,
} from './member-fields.tsx';
import { showMembers } from './members.tsx';
import { type MembersPlace, type OwnMembersVisit, toMembersPlace } from './place.ts';

/** Does what a form of the page asks for. Returns the name of the notice that says so. */
type Act = (place: MembersPlace, form: SentForm, req: Request) => Promise<string>;

/** Members of projects and groups, and the forms that change them. */
export function addMemberPages(pages: PlacePages): void {
  pages.project('/project_members', (visit, req) => showMembers(visit, req));
  pages.group('/group_members', (visit, req) => showMembers(visit, req));
  addForm(pages, '', addMembers);
  addForm(pages, '/request_access', askForAccess);
  addForm(pages, '/withdraw', withdrawRequest);
  addForm(pages, '/requests/:user/approve', approveRequest);
  addForm(pages, '/requests/:user/deny', denyRequest);
  const leave = async (visit: OwnMembersVisit, _form: SentForm, req: Request) => {
    const done = await run(visit, req, null, async (place) => {
      const params = { id: place.id, user_id: visit.actor.user.id };
      await visit.api.call(place.operations.remove, { params });
      return 'removed';
    });
    // Without the membership the place may be hidden.
    return 'redirect' in done ? { redirect: '/' } : done;
  };
  pages.projectForm('/project_members/leave', leave);
  pages.groupForm('/group_members/leave', leave);
  addForm(pages, '/:user', changeMember);
  addForm(pages, '/:user/remove', removeMember);
}

function addForm(pages: PlacePages, path: string, act: Act): void {
  const take = (visit: OwnMembersVisit, form: SentForm, req: Request) =>
    run(visit, req, form, (place) => act(place, form, req));
  pages.projectForm(`/project_members${path}`, take);
  pages.groupForm(`/group_members${path}`, take);
}

const noValues: MemberValues = { names: '', role: '30', expires: '' };

/** Executes a form; a refusal is shown at the member that it is about. */
async function run(
  visit: OwnMembersVisit,
  req: Request,
  form: SentForm | null,
  act: (place: MembersPlace) => Promise<string>,
): Promise<Reply> {
  const place = toMembersPlace(visit);
  const { refused, done } = await attempt(memberLabels, () => act(place));
  if (refused === null) return { redirect: `${place.path}?done=${done}` };
  const user = req.params['user'] === undefined ? null : readPathId(req, 'user');
  const values = form === null ? noValues : readMemberValues(form);
  return showMembers(visit, req, { user, values, refused });
}

const toParams = ({ id }: MembersPlace, req: Request) => ({
  id,
  user_id: readPathId(req, 'user'),
});

const addMembers: Act = async ({ visit: { api }, operations, id }, form) => {
  const values = readMemberValues(form);
  const users = await findUserIds(api, 'user_id', splitNameList(values.names));
  if (users.length === 0) throw new Unprocessable({ user_id: ['are missing'] });
  const body = { user_id: users.join(','), ...toMembership(values) };
  const added = await api.call(operations.add, { params: { id }, body });
  if ('message' in added) {
    const texts = Object.entries(added.message).map(([name, text]) => `${name}: ${text}`);
    throw new Unprocessable({ user_id: [`cannot all be added: ${texts.join(', ')}`] });
  }
  return 'added';
};

const changeMember: Act = async (place, form, req) => {
  const body = toMembership(readMemberValues(form));
  await place.visit.api.call(place.operations.update, { params: toParams(place, req), body });
  return 'changed';
};

const removeMember: Act = async (place, _form, req) => {
  await place.visit.api.call(place.operations.remove, { params: toParams(place, req) });
  return 'removed';
};

const askForAccess: Act = async ({ visit, operations, id }) => {
  await visit.api.call(operations.ask, { params: { id } });
  return 'requested';
};

const withdrawRequest: Act = async ({ visit, operations, id }) => {
  const user_id = visit.actor?.user.id ?? 0;
  await visit.api.call(operations.deny, { params: { id, user_id } });
  return 'withdrawn';
};

const approveRequest: Act = async (place, form, req) => {
  const { access_level } = toMembership(readMemberValues(form));
  await place.visit.api.call(place.operations.approve, {
    params: toParams(place, req),
    body: { access_level },
  });
  return 'approved';
};

const denyRequest: Act = async (place, _form, req) => {
  await place.visit.api.call(place.operations.deny, { params: toParams(place, req) });
  return 'denied';
};
