import { token } from '../tokens/index.ts';

const headings = 'h1,h2,h3,h4,h5,h6';

/**
 * The reset under every page, as plain CSS so that the gateway and Storybook can write it into the head before
 * any script runs. It styles bare elements only; `:where()` keeps it weaker than any component.
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:${token.space.huge}}
body{margin:0;min-height:100vh;min-height:100dvh}
[data-brand]{background:${token.color.ground.page};color:${token.color.text.default};
font-family:${token.font.family.body};font-size:${token.font.size.body};line-height:${token.font.lineHeight.body};
text-autospace:normal;line-break:strict;overflow-wrap:anywhere;-webkit-font-smoothing:antialiased;
-webkit-tap-highlight-color:transparent;font-synthesis-weight:auto}
:where(${headings}){margin:0;font-weight:${token.font.weight.bold};line-height:${token.font.lineHeight.heading};
text-wrap:balance}
:where(h1){font-size:${token.font.size.h2}}
:where(h2){font-size:${token.font.size.h4}}
:where(h3){font-size:${token.font.size.h5}}
:where(h4,h5,h6){font-size:${token.font.size.h6}}
@media (min-width:768px){:where(h1){font-size:${token.font.size.h1}}:where(h2){font-size:${token.font.size.h3}}}
:where(p,ul,ol,dl,dd,figure,blockquote,fieldset){margin:0;padding:0}
:where(ul,ol)[class]{list-style:none}
:where(fieldset){border:0;min-width:0}
:where(p){text-wrap:pretty}
:where(img,svg,video){display:block;max-width:100%}
:where(img,video){height:auto}
:where(button,input,select,textarea){font:inherit;color:inherit;letter-spacing:inherit}
:where(button){padding:0;border:0;background:none;cursor:pointer;text-align:inherit}
:where(a){color:${token.color.text.link}}
:where(small){font-size:${token.font.size.small}}
:where(hr){border:0;border-top:${token.stroke.thin} solid ${token.color.border.default};margin:0}
:where([hidden]){display:none!important}
:where(a,button,input,select,textarea,summary,[tabindex]):focus-visible{
outline:${token.stroke.ring} solid ${token.color.border.focus};outline-offset:${token.stroke.ringOffset}}
:where([tabindex="-1"]):focus-visible{outline:none}
::selection{background:${token.color.ground.primarySoft};color:${token.color.text.onPrimarySoft}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;
animation-iteration-count:1!important;transition-duration:0.01ms!important;scroll-behavior:auto!important}}
@media print{[data-brand]{background:none}}
`.trim();
