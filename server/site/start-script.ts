import { createHash } from 'node:crypto';
import { FONT_FACE } from './style-sheet';

/**
 * The one inline script: starts the app after the first picture is on the screen (a second after it has loaded at the latest),
 * or at the first touch or scroll of the page, whichever comes first, and after eight seconds in any case (DESIGN 4). From then on
 * the pictures further down may come too (`data-opening`, docs/decisions/0024). It asks for every chunk of the route at once, and for the
 * data and the styles that the document leaves out, and only then, so that nothing competes with the first picture. The styles take the place of
 * those in use all at once, in their order (docs/decisions/0025); where one cannot be had, the browser is left to load each. Then it runs the
 * chunks one by one, what the others need first, so that the page answers in between. Data that is not there within ten seconds is done
 * without: the page is drawn anew. What is pressed or typed into before that is noted (src/ui/early-touches.ts). With the first touch or scroll
 * a phone's scroll bar may show (`data-at-rest`, docs/decisions/0024). Allowed by its hash in the content security policy.
 */
export const START_SCRIPT = `(()=>{let s=0;self.earlyTouches=[];for(const t of['click','input'])addEventListener(t,({type,target})=>{self.earlyTouches?.push({type,target,value:target.value})},{capture:true,passive:true});const go=async()=>{if(s)return;s=1;const e=document,a=e.querySelector('meta[name=app-scripts]').content.split(' '),h=e.head,d=e.getElementById('page-data')?.dataset.later;delete e.documentElement.dataset.opening;const y=[...e.querySelectorAll('link[rel=stylesheet][disabled]')],n={signal:AbortSignal.timeout(1e4)},whole=Promise.all(y.map(l=>fetch(l.href,n).then(r=>r.ok?r.text():Promise.reject()))).then(t=>{e.querySelector('style[data-in-use]').textContent=t.join('\\n').replace(${FONT_FACE},'')},()=>{for(const l of y)l.disabled=false});if(d)window.laterData=fetch(d,n).then(r=>r.json()).catch(()=>null);for(const f of a){const l=e.createElement('link');l.rel='modulepreload';l.href=f;h.append(l)}await whole;for(const f of a){await import(f);await new Promise(r=>setTimeout(r))}};const soon=()=>requestAnimationFrame(()=>setTimeout(go)),t='largest-contentful-paint';addEventListener('load',()=>{if(!window.PerformanceObserver?.supportedEntryTypes?.includes(t))return soon();requestAnimationFrame(()=>new PerformanceObserver(soon).observe({type:t,buffered:true}));setTimeout(go,1e3)});setTimeout(go,8e3);for(const t of['pointerdown','keydown','touchstart','focusin','scroll'])addEventListener(t,()=>{delete document.documentElement.dataset.atRest;go()},{once:true,passive:true})})()`;

export const START_SCRIPT_HASH = `'sha256-${createHash('sha256').update(START_SCRIPT).digest('base64')}'`;
