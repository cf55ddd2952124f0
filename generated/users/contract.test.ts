// Generated from spec/resources/users.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "getAvatarAddress",
  "resource": "users",
  "method": "GET",
  "path": "/avatar",
  "route": "/api/v4/avatar",
  "source": "spec/resources/users.yaml:1387:5",
  "access": {
    "kind": "anonymous",
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
  "pending": false,
  "relations": null,
  "pathParameters": {},
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
    403
  ],
  "body": null,
  "files": [],
  "query": {
    "email": "developer@example.com"
  },
  "violations": [
    {
      "place": "query",
      "name": "email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "email",
      "value": "",
      "within": "x",
      "text": "is empty"
    },
    {
      "place": "query",
      "name": "email",
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
      "name": "email",
      "text": "is missing"
    },
    {
      "place": "query",
      "name": "size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "size",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "size",
      "value": 2049,
      "within": 2048,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getCurrentUser",
  "resource": "users",
  "method": "GET",
  "path": "/user",
  "route": "/api/v4/user",
  "source": "spec/resources/users.yaml:5:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "listUserActivities",
  "resource": "users",
  "method": "GET",
  "path": "/user/activities",
  "route": "/api/v4/user/activities",
  "source": "spec/resources/users.yaml:1337:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
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
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "from",
      "value": "2022-02-30",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "from",
      "value": "yesterday",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "from",
      "value": "0000-01-01",
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
  "id": "getOwnPreferences",
  "resource": "users",
  "method": "GET",
  "path": "/user/preferences",
  "route": "/api/v4/user/preferences",
  "source": "spec/resources/users.yaml:1289:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "updateOwnPreferences",
  "resource": "users",
  "method": "PUT",
  "path": "/user/preferences",
  "route": "/api/v4/user/preferences",
  "source": "spec/resources/users.yaml:1309:5",
  "access": {
    "kind": "user",
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
  "pending": false,
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "view_diffs_file_by_file",
        "show_whitespace_in_diffs"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {},
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
    403
  ],
  "body": {
    "view_diffs_file_by_file": true,
    "show_whitespace_in_diffs": false
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "view_diffs_file_by_file",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "view_diffs_file_by_file",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "show_whitespace_in_diffs",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "show_whitespace_in_diffs",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {
    "view_diffs_file_by_file": {
      "place": "body",
      "value": true
    },
    "show_whitespace_in_diffs": {
      "place": "body",
      "value": true
    }
  }
},
{
  "id": "getOwnStatus",
  "resource": "users",
  "method": "GET",
  "path": "/user/status",
  "route": "/api/v4/user/status",
  "source": "spec/resources/users.yaml:1229:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "setOwnStatus",
  "resource": "users",
  "method": "PUT",
  "path": "/user/status",
  "route": "/api/v4/user/status",
  "source": "spec/resources/users.yaml:1250:5",
  "access": {
    "kind": "user",
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
  "pending": false,
  "relations": null,
  "pathParameters": {},
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
    403
  ],
  "body": {
    "emoji": "coffee",
    "message": "Firing until noon",
    "availability": "busy",
    "clear_status_after": "3_hours"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "emoji",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emoji",
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
      "name": "message",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "message",
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
      "name": "availability",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "availability",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "clear_status_after",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "clear_status_after",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getOwnCounts",
  "resource": "users",
  "method": "GET",
  "path": "/user_counts",
  "route": "/api/v4/user_counts",
  "source": "spec/resources/users.yaml:1364:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "listUsers",
  "resource": "users",
  "method": "GET",
  "path": "/users",
  "route": "/api/v4/users",
  "source": "spec/resources/users.yaml:62:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": {
    "exclusive": [],
    "atLeastOne": [],
    "exactlyOne": [],
    "allOrNone": [
      [
        "extern_uid",
        "provider"
      ]
    ]
  },
  "pathParameters": {},
  "paginated": true,
  "keyset": [],
  "orders": [
    "id",
    "name",
    "username",
    "created_at",
    "updated_at"
  ],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
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
      "name": "username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "username",
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
      "name": "active",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "active",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "blocked",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "blocked",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "external",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "external",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "exclude_external",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "exclude_external",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "exclude_internal",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "exclude_internal",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "without_project_bots",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "without_project_bots",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "two_factor",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "two_factor",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "without_projects",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "without_projects",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "admins",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "admins",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "saml_provider_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "saml_provider_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "saml_provider_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "saml_provider_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "saml_provider_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "saml_provider_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "saml_provider_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "saml_provider_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "saml_provider_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "extern_uid",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "extern_uid",
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
      "name": "provider",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "provider",
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
      "name": "custom_attributes",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
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
  "related": {
    "extern_uid": {
      "place": "query",
      "value": "x"
    },
    "provider": {
      "place": "query",
      "value": "x"
    }
  }
},
{
  "id": "createUser",
  "resource": "users",
  "method": "POST",
  "path": "/users",
  "route": "/api/v4/users",
  "source": "spec/resources/users.yaml:187:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "password",
        "reset_password",
        "force_random_password"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": [
      [
        "extern_uid",
        "provider"
      ]
    ]
  },
  "pathParameters": {},
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    409
  ],
  "body": {
    "email": "reporter@example.com",
    "username": "reporter",
    "name": "Example Reporter",
    "force_random_password": true,
    "skip_confirmation": true
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email",
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
      "name": "email",
      "text": "is missing"
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
      "name": "username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "username",
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
      "name": "username",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "password",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password",
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
      "name": "reset_password",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "reset_password",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "force_random_password",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "force_random_password",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "skip_confirmation",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "skip_confirmation",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "admin",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "admin",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auditor",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auditor",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "can_create_group",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "can_create_group",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extern_uid",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extern_uid",
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
      "place": "body",
      "name": "provider",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "provider",
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
      "name": "group_id_for_saml",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "bio",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "bio",
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
      "name": "location",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "location",
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
      "name": "organization",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "organization",
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
      "name": "job_title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "job_title",
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
      "name": "pronouns",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pronouns",
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
      "name": "skype",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "skype",
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
      "name": "linkedin",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "linkedin",
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
      "name": "twitter",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "twitter",
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
      "name": "website_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "website_url",
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
      "name": "public_email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "public_email",
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
      "name": "commit_email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_email",
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
      "name": "note",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note",
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
      "name": "theme_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "view_diffs_file_by_file",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "view_diffs_file_by_file",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "avatar",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "private_profile",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "private_profile",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    }
  ],
  "related": {
    "password": {
      "place": "body",
      "value": "x"
    },
    "reset_password": {
      "place": "body",
      "value": true
    },
    "force_random_password": {
      "place": "body",
      "value": true
    },
    "extern_uid": {
      "place": "body",
      "value": "x"
    },
    "provider": {
      "place": "body",
      "value": "x"
    }
  }
},
{
  "id": "getUser",
  "resource": "users",
  "method": "GET",
  "path": "/users/{id}",
  "route": "/api/v4/users/{id}",
  "source": "spec/resources/users.yaml:277:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
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
    404,
    429
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "updateUser",
  "resource": "users",
  "method": "PUT",
  "path": "/users/{id}",
  "route": "/api/v4/users/{id}",
  "source": "spec/resources/users.yaml:337:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": {
    "exclusive": [],
    "atLeastOne": [],
    "exactlyOne": [],
    "allOrNone": [
      [
        "extern_uid",
        "provider"
      ]
    ]
  },
  "pathParameters": {
    "id": 42
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
    404,
    409
  ],
  "body": {
    "job_title": "Editor",
    "can_create_group": true
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "email",
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
      "name": "username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "username",
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
      "name": "password",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password",
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
      "name": "skip_reconfirmation",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "skip_reconfirmation",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "admin",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "admin",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auditor",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auditor",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "can_create_group",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "can_create_group",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "projects_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extern_uid",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extern_uid",
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
      "place": "body",
      "name": "provider",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "provider",
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
      "name": "group_id_for_saml",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id_for_saml",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "bio",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "bio",
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
      "name": "location",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "location",
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
      "name": "organization",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "organization",
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
      "name": "job_title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "job_title",
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
      "name": "pronouns",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pronouns",
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
      "name": "skype",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "skype",
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
      "name": "linkedin",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "linkedin",
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
      "name": "twitter",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "twitter",
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
      "name": "website_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "website_url",
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
      "name": "public_email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "public_email",
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
      "name": "commit_email",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_email",
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
      "name": "note",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note",
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
      "name": "theme_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "theme_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "color_scheme_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "view_diffs_file_by_file",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "view_diffs_file_by_file",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "avatar",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "private_profile",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "private_profile",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    }
  ],
  "related": {
    "extern_uid": {
      "place": "body",
      "value": "x"
    },
    "provider": {
      "place": "body",
      "value": "x"
    }
  }
},
{
  "id": "deleteUser",
  "resource": "users",
  "method": "DELETE",
  "path": "/users/{id}",
  "route": "/api/v4/users/{id}",
  "source": "spec/resources/users.yaml:430:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404,
    409,
    412
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "hard_delete",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "hard_delete",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "activateUser",
  "resource": "users",
  "method": "POST",
  "path": "/users/{id}/activate",
  "route": "/api/v4/users/{id}/activate",
  "source": "spec/resources/users.yaml:569:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "approveUser",
  "resource": "users",
  "method": "POST",
  "path": "/users/{id}/approve",
  "route": "/api/v4/users/{id}/approve",
  "source": "spec/resources/users.yaml:662:5",
  "access": {
    "kind": "user",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    409
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getUserAssociationsCount",
  "resource": "users",
  "method": "GET",
  "path": "/users/{id}/associations_count",
  "route": "/api/v4/users/{id}/associations_count",
  "source": "spec/resources/users.yaml:829:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "banUser",
  "resource": "users",
  "method": "POST",
  "path": "/users/{id}/ban",
  "route": "/api/v4/users/{id}/ban",
  "source": "spec/resources/users.yaml:600:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "blockUser",
  "resource": "users",
  "method": "POST",
  "path": "/users/{id}/block",
  "route": "/api/v4/users/{id}/block",
  "source": "spec/resources/users.yaml:470:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "deactivateUser",
  "resource": "users",
  "method": "POST",
  "path": "/users/{id}/deactivate",
  "route": "/api/v4/users/{id}/deactivate",
  "source": "spec/resources/users.yaml:534:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "disableTwoFactor",
  "resource": "users",
  "method": "PATCH",
  "path": "/users/{id}/disable_two_factor",
  "route": "/api/v4/users/{id}/disable_two_factor",
  "source": "spec/resources/users.yaml:767:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "followUser",
  "resource": "users",
  "method": "POST",
  "path": "/users/{id}/follow",
  "route": "/api/v4/users/{id}/follow",
  "source": "spec/resources/users.yaml:864:5",
  "access": {
    "kind": "user",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listFollowers",
  "resource": "users",
  "method": "GET",
  "path": "/users/{id}/followers",
  "route": "/api/v4/users/{id}/followers",
  "source": "spec/resources/users.yaml:938:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
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
  "id": "listFollowedUsers",
  "resource": "users",
  "method": "GET",
  "path": "/users/{id}/following",
  "route": "/api/v4/users/{id}/following",
  "source": "spec/resources/users.yaml:978:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
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
  "id": "deleteUserIdentity",
  "resource": "users",
  "method": "DELETE",
  "path": "/users/{id}/identities/{provider}",
  "route": "/api/v4/users/{id}/identities/{provider}",
  "source": "spec/resources/users.yaml:734:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42,
    "provider": "saml"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "path",
      "name": "provider",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "provider",
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
  "id": "listUserMemberships",
  "resource": "users",
  "method": "GET",
  "path": "/users/{id}/memberships",
  "route": "/api/v4/users/{id}/memberships",
  "source": "spec/resources/users.yaml:798:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "type",
      "value": "no-such-value",
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
  "id": "rejectUser",
  "resource": "users",
  "method": "POST",
  "path": "/users/{id}/reject",
  "route": "/api/v4/users/{id}/reject",
  "source": "spec/resources/users.yaml:698:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    409
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "unbanUser",
  "resource": "users",
  "method": "POST",
  "path": "/users/{id}/unban",
  "route": "/api/v4/users/{id}/unban",
  "source": "spec/resources/users.yaml:632:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "unblockUser",
  "resource": "users",
  "method": "POST",
  "path": "/users/{id}/unblock",
  "route": "/api/v4/users/{id}/unblock",
  "source": "spec/resources/users.yaml:504:5",
  "access": {
    "kind": "administrator",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "unfollowUser",
  "resource": "users",
  "method": "POST",
  "path": "/users/{id}/unfollow",
  "route": "/api/v4/users/{id}/unfollow",
  "source": "spec/resources/users.yaml:901:5",
  "access": {
    "kind": "user",
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
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": 42
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
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
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listUserProjects",
  "resource": "users",
  "method": "GET",
  "path": "/users/{user_id}/projects",
  "route": "/api/v4/users/{user_id}/projects",
  "source": "spec/resources/users.yaml:1051:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "user_id": "developer"
  },
  "paginated": true,
  "keyset": [
    "id"
  ],
  "orders": [
    "id",
    "name",
    "path",
    "created_at",
    "updated_at",
    "last_activity_at",
    "star_count",
    "similarity",
    "repository_size",
    "storage_size",
    "packages_size",
    "wiki_size"
  ],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    405
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "user_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "archived",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "archived",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "imported",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "imported",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "membership",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "membership",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": 1050,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_checksum_failed",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_checksum_failed",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_storage",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_storage",
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
      "name": "search_namespaces",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search_namespaces",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "simple",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "simple",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "starred",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "starred",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "topic",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "topic",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "topic",
      "value": {
        "repeat": "x,",
        "times": 21
      },
      "within": {
        "repeat": "x,",
        "times": 20
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "wiki_checksum_failed",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "wiki_checksum_failed",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "custom_attributes",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_programming_language",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_programming_language",
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
      "name": "pagination",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "pagination",
      "value": "no-such-value",
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
  "id": "listUserStarredProjects",
  "resource": "users",
  "method": "GET",
  "path": "/users/{user_id}/starred_projects",
  "route": "/api/v4/users/{user_id}/starred_projects",
  "source": "spec/resources/users.yaml:1140:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "user_id": "developer"
  },
  "paginated": true,
  "keyset": [
    "id"
  ],
  "orders": [
    "id",
    "name",
    "path",
    "created_at",
    "updated_at",
    "last_activity_at",
    "star_count",
    "similarity",
    "repository_size",
    "storage_size",
    "packages_size",
    "wiki_size"
  ],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    405
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "user_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "archived",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "archived",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_after",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "id_before",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "imported",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "imported",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "last_activity_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "membership",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "membership",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": 1050,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_checksum_failed",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_checksum_failed",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_storage",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "repository_storage",
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
      "name": "search_namespaces",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search_namespaces",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "simple",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "simple",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "starred",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "starred",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "topic",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "topic",
      "value": [
        {
          "repeat": "x",
          "times": 256
        }
      ],
      "within": [
        {
          "repeat": "x",
          "times": 255
        }
      ],
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "topic",
      "value": {
        "repeat": "x,",
        "times": 21
      },
      "within": {
        "repeat": "x,",
        "times": 20
      },
      "text": "is expected to have length less than or equal to 20"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "wiki_checksum_failed",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "wiki_checksum_failed",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "custom_attributes",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_programming_language",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_programming_language",
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
      "name": "pagination",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "pagination",
      "value": "no-such-value",
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
  "id": "getUserStatus",
  "resource": "users",
  "method": "GET",
  "path": "/users/{user_id}/status",
  "route": "/api/v4/users/{user_id}/status",
  "source": "spec/resources/users.yaml:1018:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "read_user",
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "user_id": "developer"
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
      "name": "user_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
]);
