// Generated from spec/resources/group-audit-events.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listGroupAuditEvents",
  "resource": "group-audit-events",
  "method": "GET",
  "path": "/groups/{id}/audit_events",
  "route": "/api/v4/groups/{id}/audit_events",
  "source": "spec/resources/group-audit-events.yaml:5:5",
  "access": {
    "kind": "group",
    "level": "owner",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getGroupAuditEvent",
  "resource": "group-audit-events",
  "method": "GET",
  "path": "/groups/{id}/audit_events/{audit_event_id}",
  "route": "/api/v4/groups/{id}/audit_events/{audit_event_id}",
  "source": "spec/resources/group-audit-events.yaml:48:5",
  "access": {
    "kind": "group",
    "level": "owner",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "audit_event_id": 2
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "audit_event_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "audit_event_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "audit_event_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "audit_event_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "audit_event_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "audit_event_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "audit_event_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "audit_event_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "audit_event_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
