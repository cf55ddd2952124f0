import type { OutboundRules } from '#src/outbound/destination.ts';
import type { ApplicationSettingsRow } from './row.ts';

/** The rules of the settings about asking other servers on behalf of users. */
export function toOutboundRules(settings: ApplicationSettingsRow): OutboundRules {
  return {
    localAllowed: settings.allow_local_requests_from_web_hooks_and_services,
    exceptions: settings.outbound_local_requests_whitelist,
    pinned: settings.dns_rebinding_protection_enabled,
    silent: settings.silent_mode_enabled,
  };
}

/** The rules for servers that administrators alone name: they are in the local network, as a rule. */
export function toSystemRules(settings: ApplicationSettingsRow): OutboundRules {
  const localAllowed = settings.allow_local_requests_from_system_hooks;
  return { ...toOutboundRules(settings), localAllowed };
}
