import { createHash } from 'node:crypto';
import { DOCUMENT_DATA_ID } from '../../src/domain/inline-json';
import { PAGE_STYLES_PATH } from './page-styles';

/** What makes the store one that can be installed. Its icon would be asked for beside the first picture. */
export const MANIFEST_LINK = /<link rel="manifest"[^>]*>/;

/**
 * The one inline script, run once the page is read: starts the app after the first picture is on the screen (a second after it has loaded at
 * the latest), or at the first touch or scroll of the page, whichever comes first, and after eight seconds in any case (DESIGN 4). From then on
 * the pictures further down may come too (`data-opening`, docs/decisions/0024). It asks
 * for every chunk of the route at once, and for the data and the styles that the document leaves out, and only then, so that nothing competes with
 * the first picture: first for the styles, all in one, and in a task of its own for the rest; last of all for the manifest, which stands in the head's `noscript`. The styles are put between those in use, at their places, all at once (docs/decisions/0025); where one cannot be had, the
 * browser is left to load each. Then it runs the chunks one by one, what the others need first, so that the page answers in between. Data that is
 * not there within ten seconds is done without: the page is drawn anew. What is pressed or typed into before that is noted
 * (src/app/early-presses.ts). Allowed by its
 * hash in the content security policy.
 */
export const START_SCRIPT = `
const d=document,{documentElement:root,head}=d,all=(what)=>[...d.querySelectorAll(what)];
let isStarted;
self.earlyPresses=[];
for(const t of['click','input'])addEventListener(t,({type,target})=>{self.earlyPresses?.push({type,target,value:target.value})},{capture:true,passive:true});
const behindFrame=(act)=>requestAnimationFrame(()=>setTimeout(act));
const make=(tag,values)=>Object.assign(d.createElement(tag),values);
const fillIn=(css,next)=>{
let at=0;
const put=(textContent,before)=>{if(textContent.trim())head.insertBefore(make('style',{textContent}),before)};
for(const style of all('style[data-gap]')){put(css.slice(at,at+=+style.dataset.gap),style);at+=style.textContent.length}
put(css.slice(at),next)
};
const pause=()=>new Promise(r=>setTimeout(r));
const go=async()=>{
if(isStarted)return;
isStarted=1;
delete root.dataset.opening;
const scripts=d.querySelector('meta[name=app-scripts]').content.split(' '),data=d.getElementById('${DOCUMENT_DATA_ID}')?.dataset.later,links=all('link[rel=stylesheet][disabled]'),later=head.querySelector('noscript'),limit={signal:AbortSignal.timeout(1e4)};
const styles=fetch('${PAGE_STYLES_PATH}'+links.map(({href})=>href.slice(href.lastIndexOf('/')+1,-4)).join('+')+'.css',limit).then(r=>r.ok?r.text():Promise.reject()).then(css=>fillIn(css,links[0]),()=>{for(const link of links)link.disabled=false});
await pause();
if(data)self.laterData=fetch(data,limit).then(r=>r.json()).catch(()=>null);
for(const href of scripts)head.append(make('link',{rel:'modulepreload',href}));
await styles;
for(const script of scripts){await import(script);await pause()}
if(later)later.outerHTML=later.textContent
};
const soon=()=>behindFrame(go),largest='largest-contentful-paint';
addEventListener('load',()=>{
if(!self.PerformanceObserver?.supportedEntryTypes?.includes(largest))return soon();
requestAnimationFrame(()=>new PerformanceObserver(soon).observe({type:largest,buffered:true}));
setTimeout(go,1e3)
});
setTimeout(go,8e3);
for(const t of['pointerdown','keydown','touchstart','focusin','scroll'])addEventListener(t,go,{once:true,passive:true})
`
  .trim()
  .replaceAll('\n', '');

export const START_SCRIPT_HASH = `'sha256-${createHash('sha256').update(START_SCRIPT).digest('base64')}'`;
