declare const _default: import('vitest/config').ViteUserConfigFnObject;
export default _default;
