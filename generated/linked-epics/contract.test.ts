// Generated from spec/resources/linked-epics.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listLinkedEpics",
  "resource": "linked-epics",
  "method": "GET",
  "path": "/groups/{id}/epics/{epic_iid}/related_epics",
  "route": "/api/v4/groups/{id}/epics/{epic_iid}/related_epics",
  "source": "spec/resources/linked-epics.yaml:5:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "ultimate",
  "flag": {
    "name": "related_epics_widget",
    "default": true,
    "off": 404
  },
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "epic_iid": 6
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    501
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
      "name": "epic_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
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
  "id": "linkEpic",
  "resource": "linked-epics",
  "method": "POST",
  "path": "/groups/{id}/epics/{epic_iid}/related_epics",
  "route": "/api/v4/groups/{id}/epics/{epic_iid}/related_epics",
  "source": "spec/resources/linked-epics.yaml:77:5",
  "access": {
    "kind": "group",
    "level": "reporter",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": "ultimate",
  "flag": {
    "name": "related_epics_widget",
    "default": true,
    "off": 404
  },
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "epic_iid": 6
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    409,
    422
  ],
  "body": {
    "target_group_id": 26,
    "target_epic_iid": 5,
    "link_type": "relates_to"
  },
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
      "name": "epic_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "target_group_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "target_group_id",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "target_epic_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "target_epic_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "target_epic_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "target_epic_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "target_epic_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "target_epic_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "target_epic_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "target_epic_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "target_epic_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "target_epic_iid",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "link_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "link_type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "unlinkEpic",
  "resource": "linked-epics",
  "method": "DELETE",
  "path": "/groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id}",
  "route": "/api/v4/groups/{id}/epics/{epic_iid}/related_epics/{related_epic_link_id}",
  "source": "spec/resources/linked-epics.yaml:128:5",
  "access": {
    "kind": "group",
    "level": "reporter",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": "ultimate",
  "flag": {
    "name": "related_epics_widget",
    "default": true,
    "off": 404
  },
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "epic_iid": 6,
    "related_epic_link_id": 1
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
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
      "name": "epic_iid",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "epic_iid",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "path",
      "name": "related_epic_link_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "related_epic_link_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "related_epic_link_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "related_epic_link_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "related_epic_link_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "related_epic_link_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "related_epic_link_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "related_epic_link_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "related_epic_link_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
