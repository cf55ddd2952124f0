import { createDomainEvent } from '#src/domain-events/domain-event.ts';

export type AnnouncedDeploymentStatus = 'running' | 'success' | 'failed' | 'canceled';

export interface DeploymentChanged {
  readonly id: number;
  readonly project: { readonly id: number };
  readonly status: AnnouncedDeploymentStatus;
  readonly at: Date;
}

/** A deployment began or ended; published in that transaction. */
export const deploymentChanged = createDomainEvent<DeploymentChanged>('deployment_changed');
