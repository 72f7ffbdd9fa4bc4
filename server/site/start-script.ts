import { createHash } from 'node:crypto';
import { APP_SCRIPTS, DOCUMENT_DATA_ID, PAGE_STYLES_PATH, RELOADED_FOR_CODE } from '../../src/domain/inline-json';

/** Left to the start script: the manifest's icon would be fetched together with the first picture. */
export const MANIFEST_LINK = /<link rel="manifest"[^>]*>/;

/**
 * The only inline script, allowed by its hash (docs/decisions/0019). It starts the app after the largest paint or the first input, records
 * presses until React handles them (src/app/early-presses.ts), and refetches scripts that do not load, with one reload per tab
 * (docs/decisions/0038).
 */
export const START_SCRIPT = `
const d=document,{documentElement:root,head}=d,all=(what)=>[...d.querySelectorAll(what)];
let starts=0;
self.earlyPresses=[];
for(const t of['click','input'])addEventListener(t,({type,target})=>{self.earlyPresses?.push({type,target,value:target.value})},true);
const make=(tag,values)=>Object.assign(d.createElement(tag),values);
onbeforeprint=()=>d.body.prepend(make('p',{id:'letterhead',innerText:[d.title,all('footer address')[0]?.innerText,Date(),location]}));
onafterprint=()=>all('#letterhead').map(e=>e.remove());
const fillIn=(css,next)=>{
let at=0;
const put=(textContent,before)=>{if(textContent.trim())head.insertBefore(make('style',{textContent}),before)};
for(const style of all('style[data-gap]')){put(css.slice(at,at+=+style.dataset.gap),style);at+=style.textContent.length}
put(css.slice(at),next)
};
const pause=()=>new Promise(r=>setTimeout(r));
const get=async(url,kind,how)=>{
const r=await fetch(url,how);
if(!kind.test(r.headers.get('content-type')))throw r;
return r.text()
};
const refetch=async(scripts)=>{
if(sessionStorage.getItem('${RELOADED_FOR_CODE}'))return;
await Promise.all(scripts.map(script=>get(script,/javascript/,{cache:'reload'})));
sessionStorage.setItem('${RELOADED_FOR_CODE}',1);
location.reload()
};
const go=async()=>{
if(starts++)return;
delete root.dataset.opening;
const scripts=d.querySelector('meta[name=${APP_SCRIPTS}]').content.split(' '),data=d.getElementById('${DOCUMENT_DATA_ID}')?.dataset.later,links=all('link[rel=stylesheet][disabled]'),later=head.querySelector('noscript'),limit={signal:AbortSignal.timeout(1e4)};
const styles=get('${PAGE_STYLES_PATH}'+links.map(({href})=>href.slice(href.lastIndexOf('/')+1,-4)).join('+')+'.css',/css/,limit).then(css=>fillIn(css,links[0]),()=>{for(const link of links)link.media='',link.disabled=false});
await pause();
if(data)self.laterData=fetch(data,limit).then(r=>r.json()).catch(()=>null);
for(const href of scripts)head.append(make('link',{rel:'modulepreload',href}));
await styles;
try{
for(const script of scripts){await import(script);await pause()}
}catch(error){
const again=ms=>refetch(scripts).catch(()=>setTimeout(again,ms,2*ms));
again(7e3);
throw error
}
if(later)later.outerHTML=later.textContent
};
const soon=()=>requestAnimationFrame(()=>setTimeout(go)),largest='largest-contentful-paint';
if(d.getElementById('${DOCUMENT_DATA_ID}')?.dataset.keptAt)soon();
addEventListener('load',()=>{
if(!PerformanceObserver.supportedEntryTypes.includes(largest))return soon();
requestAnimationFrame(()=>new PerformanceObserver(soon).observe({type:largest,buffered:true}));
setTimeout(go,1e3)
});
setTimeout(go,8e3);
for(const t of['pointerdown','keydown','touchstart','focusin','scroll'])addEventListener(t,go,{once:true,passive:true})
`
  .trim()
  .replaceAll('\n', '');

export const START_SCRIPT_HASH = `'sha256-${createHash('sha256').update(START_SCRIPT).digest('base64')}'`;
