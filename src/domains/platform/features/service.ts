import type { FeaturesService } from '#generated/features/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { audit, toAuditedUser } from '#src/domain-events/audited.ts';
import { BadRequest } from '#src/errors.ts';
import { createOffsetPage, computeOffsetWindow, paginate } from '#src/lists/offset.ts';
import { computeGates, readFeatureValue } from './changes.ts';
import { featureDefinitions, findDefinition } from './definitions.ts';
import { forgetFeatures } from './enabled.ts';
import { presentFeature } from './presenter.ts';
import { changeFeature, deleteFeature, selectStoredFeatures } from './table.ts';
import { findTargets } from './targets.ts';

export const features = {
  async listFeatures({ query }, { db }) {
    const { rows, page } = await paginate(db, selectStoredFeatures(db), query);
    return { status: 200, page, body: rows.map((row) => presentFeature(row)) };
  },

  async listFeatureDefinitions({ query }) {
    const window = computeOffsetWindow(query);
    const shown = featureDefinitions.slice(window.offset, window.offset + window.limit);
    const { rows, page } = await createOffsetPage(window, shown, () => featureDefinitions.length);
    return { status: 200, page, body: rows };
  },

  async setFeature({ params: { name }, body }, context) {
    const { db, now } = context;
    const value = readFeatureValue(body.value);
    if (!body.force && findDefinition(name) === null) {
      throw new BadRequest(
        `400 Bad request - The '${name}' feature flag has no definition; use force=true to set it all the same`,
      );
    }
    const feature = await db.transaction(async (db) => {
      const targets = await findTargets(db, body);
      const change = (gates: Parameters<typeof computeGates>[0]) =>
        computeGates(gates, value, body.key, targets);
      const changed = await changeFeature(db, name, change, now);
      const told = { change: 'feature', to: value };
      await audit(
        db,
        toAuditedUser(requireActor(context).user),
        told,
        context,
        toAuditTarget(name),
      );
      return changed;
    });
    forgetFeatures(db);
    return { status: 201, body: presentFeature(feature) };
  },

  async deleteFeature({ params }, context) {
    const { db } = context;
    await db.transaction(async (db) => {
      await deleteFeature(db, params.name);
      const told = { remove: 'feature' };
      await audit(
        db,
        toAuditedUser(requireActor(context).user),
        told,
        context,
        toAuditTarget(params.name),
      );
    });
    forgetFeatures(db);
    return { status: 204 };
  },
} satisfies FeaturesService<RequestContext>;

const toAuditTarget = (name: string) => ({ type: 'Feature', id: 0, details: name });
