// Generated from spec/resources/labels.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listGroupLabels",
  "resource": "labels",
  "method": "GET",
  "path": "/groups/{id}/labels",
  "route": "/api/v4/groups/{id}/labels",
  "source": "spec/resources/labels.yaml:5:5",
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
      "name": "with_counts",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_counts",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_ancestor_groups",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_ancestor_groups",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_descendant_groups",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_descendant_groups",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "only_group_labels",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "only_group_labels",
      "value": "2",
      "text": "is invalid"
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
  "id": "createGroupLabel",
  "resource": "labels",
  "method": "POST",
  "path": "/groups/{id}/labels",
  "route": "/api/v4/groups/{id}/labels",
  "source": "spec/resources/labels.yaml:49:5",
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
    404,
    409
  ],
  "body": {
    "name": "bug",
    "color": "#d9534f",
    "description": "Something is broken"
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
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
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
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "color",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color",
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
      "name": "color",
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
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    }
  ],
  "related": {}
},
{
  "id": "updateGroupLabelByName",
  "resource": "labels",
  "method": "PUT",
  "path": "/groups/{id}/labels",
  "route": "/api/v4/groups/{id}/labels",
  "source": "spec/resources/labels.yaml:91:5",
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
        "new_name",
        "color",
        "description"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
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
    200,
    400,
    401,
    403,
    404,
    409
  ],
  "body": {
    "name": "bug",
    "new_name": "defect",
    "color": "#c9302c"
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
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "name",
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
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "new_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_name",
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
      "name": "color",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color",
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
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    }
  ],
  "related": {
    "new_name": {
      "place": "body",
      "value": "x"
    },
    "color": {
      "place": "body",
      "value": "x"
    },
    "description": {
      "place": "body",
      "value": "x"
    }
  }
},
{
  "id": "deleteGroupLabelByName",
  "resource": "labels",
  "method": "DELETE",
  "path": "/groups/{id}/labels",
  "route": "/api/v4/groups/{id}/labels",
  "source": "spec/resources/labels.yaml:133:5",
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
    204,
    400,
    401,
    403,
    404,
    412
  ],
  "body": null,
  "files": [],
  "query": {
    "name": "bug"
  },
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
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "name",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "query",
      "name": "name",
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
      "name": "name",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "getGroupLabel",
  "resource": "labels",
  "method": "GET",
  "path": "/groups/{id}/labels/{label_id}",
  "route": "/api/v4/groups/{id}/labels/{label_id}",
  "source": "spec/resources/labels.yaml:159:5",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "label_id": "bug"
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
      "name": "label_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_ancestor_groups",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_ancestor_groups",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "updateGroupLabel",
  "resource": "labels",
  "method": "PUT",
  "path": "/groups/{id}/labels/{label_id}",
  "route": "/api/v4/groups/{id}/labels/{label_id}",
  "source": "spec/resources/labels.yaml:195:5",
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
        "new_name",
        "color",
        "description"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo",
    "label_id": "bug"
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
    404,
    409
  ],
  "body": {
    "new_name": "defect",
    "color": "#c9302c"
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
      "name": "label_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_name",
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
      "name": "color",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color",
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
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    }
  ],
  "related": {
    "new_name": {
      "place": "body",
      "value": "x"
    },
    "color": {
      "place": "body",
      "value": "x"
    },
    "description": {
      "place": "body",
      "value": "x"
    }
  }
},
{
  "id": "deleteGroupLabel",
  "resource": "labels",
  "method": "DELETE",
  "path": "/groups/{id}/labels/{label_id}",
  "route": "/api/v4/groups/{id}/labels/{label_id}",
  "source": "spec/resources/labels.yaml:244:5",
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
    "label_id": "bug"
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
    404,
    412
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
      "name": "label_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "subscribeToGroupLabel",
  "resource": "labels",
  "method": "POST",
  "path": "/groups/{id}/labels/{label_id}/subscribe",
  "route": "/api/v4/groups/{id}/labels/{label_id}/subscribe",
  "source": "spec/resources/labels.yaml:271:5",
  "access": {
    "kind": "group",
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
    "id": "demo",
    "label_id": "bug"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    304,
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
      "name": "label_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "unsubscribeFromGroupLabel",
  "resource": "labels",
  "method": "POST",
  "path": "/groups/{id}/labels/{label_id}/unsubscribe",
  "route": "/api/v4/groups/{id}/labels/{label_id}/unsubscribe",
  "source": "spec/resources/labels.yaml:308:5",
  "access": {
    "kind": "group",
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
    "id": "demo",
    "label_id": "bug"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    304,
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
      "name": "label_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "listProjectLabels",
  "resource": "labels",
  "method": "GET",
  "path": "/projects/{id}/labels",
  "route": "/api/v4/projects/{id}/labels",
  "source": "spec/resources/labels.yaml:345:5",
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
      "name": "with_counts",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_counts",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_ancestor_groups",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_ancestor_groups",
      "value": "2",
      "text": "is invalid"
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
  "id": "createProjectLabel",
  "resource": "labels",
  "method": "POST",
  "path": "/projects/{id}/labels",
  "route": "/api/v4/projects/{id}/labels",
  "source": "spec/resources/labels.yaml:381:5",
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
    404,
    409
  ],
  "body": {
    "name": "bug",
    "color": "#d9534f",
    "description": "Something is broken",
    "priority": 1
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
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
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
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "color",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color",
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
      "name": "color",
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
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "priority",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "updateProjectLabelByName",
  "resource": "labels",
  "method": "PUT",
  "path": "/projects/{id}/labels",
  "route": "/api/v4/projects/{id}/labels",
  "source": "spec/resources/labels.yaml:425:5",
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
        "new_name",
        "color",
        "description",
        "priority"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
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
    200,
    400,
    401,
    403,
    404,
    409
  ],
  "body": {
    "name": "bug",
    "new_name": "defect",
    "color": "#c9302c"
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
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "name",
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
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "new_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_name",
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
      "name": "color",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color",
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
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "priority",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    }
  ],
  "related": {
    "new_name": {
      "place": "body",
      "value": "x"
    },
    "color": {
      "place": "body",
      "value": "x"
    },
    "description": {
      "place": "body",
      "value": "x"
    },
    "priority": {
      "place": "body",
      "value": 0
    }
  }
},
{
  "id": "deleteProjectLabelByName",
  "resource": "labels",
  "method": "DELETE",
  "path": "/projects/{id}/labels",
  "route": "/api/v4/projects/{id}/labels",
  "source": "spec/resources/labels.yaml:469:5",
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
    204,
    400,
    401,
    403,
    404,
    412
  ],
  "body": null,
  "files": [],
  "query": {
    "name": "bug"
  },
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
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "name",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "query",
      "name": "name",
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
      "name": "name",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "promoteProjectLabel",
  "resource": "labels",
  "method": "PUT",
  "path": "/projects/{id}/labels/promote",
  "route": "/api/v4/projects/{id}/labels/promote",
  "source": "spec/resources/labels.yaml:689:5",
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
    "id": "demo/kiln"
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
    "name": "bug"
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
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "body",
      "name": "name",
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
      "name": "name",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "getProjectLabel",
  "resource": "labels",
  "method": "GET",
  "path": "/projects/{id}/labels/{label_id}",
  "route": "/api/v4/projects/{id}/labels/{label_id}",
  "source": "spec/resources/labels.yaml:495:5",
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
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "label_id": "bug"
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
      "name": "label_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_ancestor_groups",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_ancestor_groups",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "updateProjectLabel",
  "resource": "labels",
  "method": "PUT",
  "path": "/projects/{id}/labels/{label_id}",
  "route": "/api/v4/projects/{id}/labels/{label_id}",
  "source": "spec/resources/labels.yaml:533:5",
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
        "new_name",
        "color",
        "description",
        "priority"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo/kiln",
    "label_id": "bug"
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
    404,
    409
  ],
  "body": {
    "new_name": "defect",
    "color": "#c9302c"
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
      "name": "label_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_name",
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
      "name": "color",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color",
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
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "priority",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    }
  ],
  "related": {
    "new_name": {
      "place": "body",
      "value": "x"
    },
    "color": {
      "place": "body",
      "value": "x"
    },
    "description": {
      "place": "body",
      "value": "x"
    },
    "priority": {
      "place": "body",
      "value": 0
    }
  }
},
{
  "id": "deleteProjectLabel",
  "resource": "labels",
  "method": "DELETE",
  "path": "/projects/{id}/labels/{label_id}",
  "route": "/api/v4/projects/{id}/labels/{label_id}",
  "source": "spec/resources/labels.yaml:584:5",
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
    "label_id": "bug"
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
    404,
    412
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
      "name": "label_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "subscribeToProjectLabel",
  "resource": "labels",
  "method": "POST",
  "path": "/projects/{id}/labels/{label_id}/subscribe",
  "route": "/api/v4/projects/{id}/labels/{label_id}/subscribe",
  "source": "spec/resources/labels.yaml:611:5",
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
    "label_id": "bug"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    304,
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
      "name": "label_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "unsubscribeFromProjectLabel",
  "resource": "labels",
  "method": "POST",
  "path": "/projects/{id}/labels/{label_id}/unsubscribe",
  "route": "/api/v4/projects/{id}/labels/{label_id}/unsubscribe",
  "source": "spec/resources/labels.yaml:650:5",
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
    "label_id": "bug"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    304,
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
      "name": "label_id",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
]);
