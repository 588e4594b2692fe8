import { expect, test } from 'vitest';

test.each([
  ['<p id="it"></p>', 'block', 'visible'],
  ['<span id="it"></span>', 'inline', 'visible'],
  ['<table><tr><td id="it"></td></tr></table>', 'table-cell', 'visible'],
  ['<p id="it" hidden></p>', 'none', 'visible'],
  ['<p id="it" hidden style="display: flex"></p>', 'flex', 'visible'],
  ['<p id="it" style="display: none"></p>', 'none', 'visible'],
  ['<input id="it" type="hidden">', 'none', 'visible'],
  ['<script id="it"></script>', 'none', 'visible'],
  ['<dialog id="it"></dialog>', 'none', 'visible'],
  ['<dialog id="it" open></dialog>', 'block', 'visible'],
  ['<div style="visibility: hidden"><p><b id="it"></b></p></div>', 'inline', 'hidden'],
  ['<div style="visibility: hidden"><p id="it" style="visibility: visible"></p></div>', 'block', 'visible'],
])('of %s the display is %s and the visibility %s', (markup, display, visibility) => {
  document.body.innerHTML = markup;
  const style = getComputedStyle(document.querySelector('#it') ?? document.body);
  document.body.innerHTML = '';
  expect([style.display, style.getPropertyValue('display'), style.visibility]).toEqual([
    display,
    display,
    visibility,
  ]);
});
