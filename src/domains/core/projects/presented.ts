import type { Project, ProjectSimple } from '#generated/projects/types.ts';
import { openRegistrationToken } from '#src/auth/registration-token.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import type { Actor } from '#src/records/actor.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import type { Urls } from '#src/text/urls.ts';
import {
  loadProjectCustomAttributes,
  loadProjectShares,
  type CustomAttributeRow,
} from './associations.ts';
import { findProjectsById } from './finder.ts';
import {
  noParts,
  createPresentation,
  presentProject,
  presentSimpleProject,
  type FullParts,
  type FullPresentation,
  type LicenseFacts,
  type Presentation,
} from './presenter.ts';
import type { DetailsRow, FullRow, LevelledRow, SimpleRow, StatisticsRow } from './rows.ts';

type PresentContext = Pick<RequestContext, 'db' | 'actor' | 'url' | 'paid'>;
type ActorPresentContext = PresentContext & { readonly actor: Actor };

export interface PresentOptions {
  /** The simple form; anonymous actors always get that. */
  readonly simple?: boolean;
  /** Adds `statistics` where the actor is at least reporter. */
  readonly statistics?: boolean;
  /** Adds custom attributes for administrators. */
  readonly customAttributes?: boolean;
  /** Facts about the license, for a single project. */
  readonly license?: LicenseFacts | null;
}

/** The parts that have to be read with the rows so that they can be presented with these options. */
export function choosePresentedParts(
  actor: Actor | null,
  options: PresentOptions,
): { full: boolean; statistics: boolean } {
  const full = actor !== null && options.simple !== true;
  return { full, statistics: full && options.statistics === true };
}

/**
 * Presents rows read with `choosePresentedParts` of the same options: one query per association, all at the same time,
 * however many rows there are.
 */
export async function presentProjects(
  { db, actor, url, paid }: PresentContext,
  rows: readonly SimpleRow[],
  options: PresentOptions,
): Promise<(Project | ProjectSimple)[]> {
  if (actor !== null && rows.every(isFull)) {
    return presentFullProjects({ db, actor, url, paid }, rows, options);
  }
  const presentation = createPresentation(actor, url, await loadRecentSettings(db));
  const attributes = await loadCustomAttributes(db, actor, rows, options);
  return rows.map((row) =>
    presentSimpleProject(
      row,
      { license: options.license ?? null, customAttributes: attributes(row.id) },
      presentation,
    ),
  );
}

export async function presentFullProjects(
  context: ActorPresentContext,
  rows: readonly FullRow[],
  options: PresentOptions,
): Promise<Project[]> {
  const { db, actor } = context;
  const presentation = createFullPresentation(context, await loadRecentSettings(db));
  const partsOf = await loadParts(db, actor, rows, options, presentation);
  return rows.map((row) => presentProject(row, row, partsOf(row, row), presentation));
}

/** Single project with a known row, with the other data of the full form. */
export async function presentProjectWith(
  context: ActorPresentContext,
  { project, details }: { readonly project: LevelledRow; readonly details: DetailsRow },
  options: PresentOptions,
): Promise<Project> {
  const { db, actor } = context;
  const presentation = createFullPresentation(context, await loadRecentSettings(db));
  const { id, forked_from_id } = project;
  const row = { id, forked_from_id, shared: details.shared };
  const partsOf = await loadParts(db, actor, [row], options, presentation);
  return presentProject(project, details, partsOf(row, details), presentation);
}

function createFullPresentation(
  { db, actor, url, paid }: ActorPresentContext,
  settings: ApplicationSettingsRow,
): FullPresentation {
  return {
    ...createPresentation(actor, url, settings),
    paid,
    runnersToken: (id, sealed) =>
      openRegistrationToken(db, { table: 'project_settings', id }, sealed),
  };
}

type AssociatedRow = Pick<FullRow, 'id' | 'forked_from_id' | 'shared'>;

/** Loads shares, originals of forks and custom attributes; runs no query for parts that no row has. */
async function loadParts(
  db: Database,
  actor: Actor,
  rows: readonly AssociatedRow[],
  options: PresentOptions,
  presentation: Presentation,
): Promise<(row: AssociatedRow, details: DetailsRow) => FullParts> {
  const shared = rows.filter((row) => row.shared !== 0).map(({ id }) => id);
  const forked = rows.some((row) => row.forked_from_id !== null);
  if (shared.length === 0 && !forked && options.customAttributes !== true) {
    return (_, details) => createParts(details, options);
  }
  const [shares, sources, attributes] = await Promise.all([
    loadProjectShares(db, actor, shared),
    loadForkSources(db, actor, rows, presentation),
    loadCustomAttributes(db, actor, rows, options),
  ]);
  return ({ id, forked_from_id }, details) => ({
    ...createParts(details, options),
    customAttributes: attributes(id),
    shares: shares.get(id) ?? [],
    forkedFrom: forked_from_id === null ? null : (sources.get(forked_from_id) ?? null),
  });
}

function createParts(details: DetailsRow, { license = null }: PresentOptions): FullParts {
  const statistics = hasStatistics(details) ? details : null;
  return { license, customAttributes: null, shares: [], forkedFrom: null, statistics };
}

/** Loads the custom attributes of each project; null if they are not shown. */
async function loadCustomAttributes(
  db: Database,
  actor: Actor | null,
  rows: readonly { readonly id: number }[],
  { customAttributes = false }: PresentOptions,
): Promise<(id: number) => readonly CustomAttributeRow[] | null> {
  if (!customAttributes || actor?.admin !== true) return () => null;
  const found = await loadProjectCustomAttributes(db, listIds(rows));
  return (id) => found.get(id) ?? [];
}

const listIds = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/** Projects among these that the actor may see, in the order of `ids`, as response bodies. */
export async function loadProjects(
  context: PresentContext,
  ids: readonly number[],
  options: PresentOptions = {},
): Promise<(Project | ProjectSimple)[]> {
  const { db, actor } = context;
  const rows = await findProjectsById(db, actor, ids, choosePresentedParts(actor, options));
  return presentProjects(context, rows, options);
}

/**
 * Loads these projects by id in the simple form that every reader gets; projects hidden from the actor are left out.
 */
export async function loadSimpleProjects(
  db: Database,
  actor: Actor | null,
  ids: readonly number[],
  url: Urls,
): Promise<ReadonlyMap<number, ProjectSimple>> {
  const [first] = ids;
  if (first === undefined) return new Map();
  const [rows, settings] = await Promise.all([
    findProjectsById(db, actor, [...new Set(ids)], { full: false, statistics: false }),
    loadRecentSettings(db),
  ]);
  const presentation = createPresentation(actor, url, settings);
  return new Map(
    rows.map((row) => [row.id, presentSimpleProject(row, noParts, presentation)] as const),
  );
}

async function loadForkSources(
  db: Database,
  actor: Actor,
  rows: readonly AssociatedRow[],
  presentation: Presentation,
): Promise<ReadonlyMap<number, ProjectSimple>> {
  const ids = new Set(rows.flatMap(({ forked_from_id }) => forked_from_id ?? []));
  if (ids.size === 0) return new Map();
  const sources = await findProjectsById(db, actor, [...ids], { full: false, statistics: false });
  return new Map(
    sources.map((source) => [source.id, presentSimpleProject(source, noParts, presentation)]),
  );
}

function isFull(row: SimpleRow): row is FullRow {
  return 'merge_method' in row;
}

function hasStatistics(row: DetailsRow): row is DetailsRow & StatisticsRow {
  return 'storage_size' in row;
}
