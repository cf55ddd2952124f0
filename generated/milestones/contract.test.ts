// Generated from spec/resources/milestones.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listGroupMilestones",
  "resource": "milestones",
  "method": "GET",
  "path": "/groups/{id}/milestones",
  "route": "/api/v4/groups/{id}/milestones",
  "source": "spec/resources/milestones.yaml:5:5",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo"
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
      "place": "query",
      "name": "iids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "iids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "iids",
      "value": {
        "repeat": "1,",
        "times": 1001
      },
      "within": {
        "repeat": "1,",
        "times": 1000
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "query",
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "title",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "include_parent_milestones",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_parent_milestones",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
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
  "id": "createGroupMilestone",
  "resource": "milestones",
  "method": "POST",
  "path": "/groups/{id}/milestones",
  "route": "/api/v4/groups/{id}/milestones",
  "source": "spec/resources/milestones.yaml:47:5",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo"
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
    404
  ],
  "body": {
    "title": "v1.0",
    "due_date": "2022-05-31",
    "start_date": "2022-04-01"
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
      "place": "body",
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "title",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "title",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "due_date",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "due_date",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "start_date",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "start_date",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "getGroupMilestone",
  "resource": "milestones",
  "method": "GET",
  "path": "/groups/{id}/milestones/{milestone_id}",
  "route": "/api/v4/groups/{id}/milestones/{milestone_id}",
  "source": "spec/resources/milestones.yaml:92:5",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "milestone_id": 12
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "updateGroupMilestone",
  "resource": "milestones",
  "method": "PUT",
  "path": "/groups/{id}/milestones/{milestone_id}",
  "route": "/api/v4/groups/{id}/milestones/{milestone_id}",
  "source": "spec/resources/milestones.yaml:125:5",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "title",
        "description",
        "due_date",
        "start_date",
        "state_event"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo",
    "milestone_id": 12
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
  "body": {
    "state_event": "close"
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "title",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "due_date",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "due_date",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "start_date",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "start_date",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "state_event",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "state_event",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {
    "title": {
      "place": "body",
      "value": "x"
    },
    "description": {
      "place": "body",
      "value": "x"
    },
    "due_date": {
      "place": "body",
      "value": "x"
    },
    "start_date": {
      "place": "body",
      "value": "x"
    },
    "state_event": {
      "place": "body",
      "value": "close"
    }
  }
},
{
  "id": "deleteGroupMilestone",
  "resource": "milestones",
  "method": "DELETE",
  "path": "/groups/{id}/milestones/{milestone_id}",
  "route": "/api/v4/groups/{id}/milestones/{milestone_id}",
  "source": "spec/resources/milestones.yaml:171:5",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "milestone_id": 12
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    204,
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listGroupMilestoneBurndownEvents",
  "resource": "milestones",
  "method": "GET",
  "path": "/groups/{id}/milestones/{milestone_id}/burndown_events",
  "route": "/api/v4/groups/{id}/milestones/{milestone_id}/burndown_events",
  "source": "spec/resources/milestones.yaml:238:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "milestone_id": 12
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
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
  "id": "listGroupMilestoneIssues",
  "resource": "milestones",
  "method": "GET",
  "path": "/groups/{id}/milestones/{milestone_id}/issues",
  "route": "/api/v4/groups/{id}/milestones/{milestone_id}/issues",
  "source": "spec/resources/milestones.yaml:188:5",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "milestone_id": 12
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
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
  "id": "listGroupMilestoneMergeRequests",
  "resource": "milestones",
  "method": "GET",
  "path": "/groups/{id}/milestones/{milestone_id}/merge_requests",
  "route": "/api/v4/groups/{id}/milestones/{milestone_id}/merge_requests",
  "source": "spec/resources/milestones.yaml:212:5",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "milestone_id": 12
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
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
  "id": "listProjectMilestones",
  "resource": "milestones",
  "method": "GET",
  "path": "/projects/{id}/milestones",
  "route": "/api/v4/projects/{id}/milestones",
  "source": "spec/resources/milestones.yaml:262:5",
  "access": {
    "kind": "project",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
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
      "place": "query",
      "name": "iids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "iids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "iids",
      "value": {
        "repeat": "1,",
        "times": 1001
      },
      "within": {
        "repeat": "1,",
        "times": 1000
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "query",
      "name": "state",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "state",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "title",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "include_parent_milestones",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_parent_milestones",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "updated_after",
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
  "id": "createProjectMilestone",
  "resource": "milestones",
  "method": "POST",
  "path": "/projects/{id}/milestones",
  "route": "/api/v4/projects/{id}/milestones",
  "source": "spec/resources/milestones.yaml:304:5",
  "access": {
    "kind": "project",
    "level": "reporter",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
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
    404
  ],
  "body": {
    "title": "v1.0",
    "due_date": "2022-05-31",
    "start_date": "2022-04-01"
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
      "place": "body",
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "title",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "title",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "due_date",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "due_date",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "start_date",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "start_date",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "getProjectMilestone",
  "resource": "milestones",
  "method": "GET",
  "path": "/projects/{id}/milestones/{milestone_id}",
  "route": "/api/v4/projects/{id}/milestones/{milestone_id}",
  "source": "spec/resources/milestones.yaml:349:5",
  "access": {
    "kind": "project",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "milestone_id": 12
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "updateProjectMilestone",
  "resource": "milestones",
  "method": "PUT",
  "path": "/projects/{id}/milestones/{milestone_id}",
  "route": "/api/v4/projects/{id}/milestones/{milestone_id}",
  "source": "spec/resources/milestones.yaml:382:5",
  "access": {
    "kind": "project",
    "level": "reporter",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "title",
        "description",
        "due_date",
        "start_date",
        "state_event"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo/kiln",
    "milestone_id": 12
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
  "body": {
    "state_event": "close"
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "title",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "due_date",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "due_date",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "start_date",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "start_date",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "body",
      "name": "state_event",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "state_event",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {
    "title": {
      "place": "body",
      "value": "x"
    },
    "description": {
      "place": "body",
      "value": "x"
    },
    "due_date": {
      "place": "body",
      "value": "x"
    },
    "start_date": {
      "place": "body",
      "value": "x"
    },
    "state_event": {
      "place": "body",
      "value": "close"
    }
  }
},
{
  "id": "deleteProjectMilestone",
  "resource": "milestones",
  "method": "DELETE",
  "path": "/projects/{id}/milestones/{milestone_id}",
  "route": "/api/v4/projects/{id}/milestones/{milestone_id}",
  "source": "spec/resources/milestones.yaml:428:5",
  "access": {
    "kind": "project",
    "level": "reporter",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "milestone_id": 12
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    204,
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listProjectMilestoneBurndownEvents",
  "resource": "milestones",
  "method": "GET",
  "path": "/projects/{id}/milestones/{milestone_id}/burndown_events",
  "route": "/api/v4/projects/{id}/milestones/{milestone_id}/burndown_events",
  "source": "spec/resources/milestones.yaml:519:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "milestone_id": 12
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
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
  "id": "listProjectMilestoneIssues",
  "resource": "milestones",
  "method": "GET",
  "path": "/projects/{id}/milestones/{milestone_id}/issues",
  "route": "/api/v4/projects/{id}/milestones/{milestone_id}/issues",
  "source": "spec/resources/milestones.yaml:445:5",
  "access": {
    "kind": "project",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "milestone_id": 12
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
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
  "id": "listProjectMilestoneMergeRequests",
  "resource": "milestones",
  "method": "GET",
  "path": "/projects/{id}/milestones/{milestone_id}/merge_requests",
  "route": "/api/v4/projects/{id}/milestones/{milestone_id}/merge_requests",
  "source": "spec/resources/milestones.yaml:469:5",
  "access": {
    "kind": "project",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "milestone_id": 12
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
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
  "id": "promoteProjectMilestone",
  "resource": "milestones",
  "method": "POST",
  "path": "/projects/{id}/milestones/{milestone_id}/promote",
  "route": "/api/v4/projects/{id}/milestones/{milestone_id}/promote",
  "source": "spec/resources/milestones.yaml:495:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "milestone_id": 12
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
      "name": "milestone_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "milestone_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
