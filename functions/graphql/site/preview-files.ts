/** The files for drawing preview images, bundled with the graphql function: the renderer first, then its fonts. */
export const PREVIEW_FILES = [
  { name: 'resvg.wasm', source: '@resvg/resvg-wasm/index_bg.wasm' },
  { name: 'archivo-500.ttf', source: '@expo-google-fonts/archivo/500Medium/Archivo_500Medium.ttf' },
  { name: 'archivo-700.ttf', source: '@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf' },
] as const
