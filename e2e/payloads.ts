/** What somebody might store in the hope that a browser runs it. `hit` is what a test listens for; N is replaced by a number. */
const SEEDS = [
  '<script>hit(N)</script>',
  '<SCRIPT SRC=/api/docs/js/scalar.js?N></SCRIPT>',
  '<img src=x onerror=hit(N)>',
  '<svg onload=hit(N)>',
  '<svg><animate onbegin=hit(N) attributeName=x>',
  '<iframe srcdoc="<script>parent.hit(N)</script>">',
  '<iframe src=javascript:parent.hit(N)>',
  '<body onload=hit(N)>',
  '<details open ontoggle=hit(N)>',
  '<input autofocus onfocus=hit(N)>',
  '<video><source onerror=hit(N)>',
  '<a href=javascript:hit(N)>zz</a>',
  '<form action=javascript:hit(N)><button>zz',
  '<math><a xlink:href=javascript:hit(N)>zz',
  '<style>@import "//evil.example/N"</style>',
  '<div style="background:url(//evil.example/N)">',
  '<base href=//evil.example/N/>',
  '<meta http-equiv=refresh content="0;url=javascript:hit(N)">',
  '<object data=javascript:hit(N)>',
  '<embed src=javascript:hit(N)>',
  '<link rel=stylesheet href=//evil.example/N>',
  '<template><img src=x onerror=hit(N)></template>',
  '<noscript><p title="</noscript><img src=x onerror=hit(N)>">',
  '"><img src=x onerror=hit(N)>',
  "' onmouseover='hit(N)",
  '</title><script>hit(N)</script>',
  '</textarea><script>hit(N)</script>',
  '</script><script>hit(N)</script>',
  '<!--><img src=x onerror=hit(N)>-->',
  '<![CDATA[><img src=x onerror=hit(N)>]]>',
  '[zz](javascript:hit(N))',
  '[zz](JaVaScRiPt:hit(N))',
  '[zz](&#106;avascript:hit(N))',
  '[zz](java&Tab;script:hit(N))',
  '![zz](x" onerror="hit(N))',
  '<javascript:hit(N)>',
  '[zz](data:text/html,<script>hit(N)</script>)',
  '[zz][N] [N]: javascript:hit(N)',
  "'-hit(N)-'",
  '<button autofocus onfocus=hit(N)>zz</button>',
  '{{constructor.constructor("hit(N)")()}}',
]

/** Ways to write each so that a filter might miss it. */
const DISGUISES: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => payload.replaceAll('<', '<\u0301').replace('<\u0301', '<'),
  (payload) => payload.replace(/on(\w+)=/g, 'ON$1 ='),
  (payload) => payload.replaceAll(' ', '/'),
  (payload) => payload.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
]

/** At least two hundred, each with its number and a mark that is found again. @param prefix of the mark */
export function payloads(prefix: string): string[] {
  const all = SEEDS.flatMap((seed) => DISGUISES.map((disguise) => disguise(seed)))
  return all.map((payload, number) => `${prefix}${number} ${payload.replace(/\bN\b/g, String(number))}`)
}
