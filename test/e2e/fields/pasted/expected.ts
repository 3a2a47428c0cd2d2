/** What becomes of the files beside this one, whether they are pasted, sent or imported. */
export const expectedOf = {
  word: [
    '<h2>Terms of the <strong>summer</strong> box</h2>',
    '<p><strong>Valid</strong> from 1&nbsp;June, <em>while stocks last</em>.</p>',
    '<ul><li><p>One box a person</p><ul><li><p>also in the app</p></li></ul></li>',
    '<li><p>Not with other offers</p></li></ul>',
    '<ol><li><p>Order</p></li><li><p>Eat</p></li></ol>',
    '<table><tr><td><p>Small</p></td><td><p>4.90</p></td></tr><tr><td><p>Large</p></td><td><p>6.90</p></td></tr></table>',
    '<p>See <a href="https://marigold.example/menu">the menu</a>, win, local and a note[1].</p>',
  ],
  google: [
    '<h2>Our crew</h2><p><strong>Bold</strong><em> and italic</em></p>',
    '<ul><li><p>first</p><ul><li><p>inner</p></li></ul></li><li><p>second</p></li></ul>',
    '<p><a href="https://www.example.com/x">link</a></p>',
  ],
  page: [
    '<h4>Small print</h4><p>First <strong>strong</strong><br>line</p>',
    '<p>Second underlined gone code <em>em</em> turned</p>',
    '<blockquote><p>Quoted</p></blockquote><p>pre  text</p><p>Caption</p>',
    '<ol start="3"><li><p>three</p></li><li><p>four</p><ul><li><p>sub</p></li></ul></li></ol>',
    '<p>evil <a href="/menu">menu</a></p>',
  ],
  docs: [
    '<p>Plain words and <strong>bold ones</strong><em> and slanted</em></p>',
    '<ul><li><p>Fries</p><ul><li><p>Large</p></li></ul></li><li><p>Dip</p></li></ul>',
  ],
  table: [
    '<table><tr><td><p>Dish</p></td><td><p>Price</p></td><td><p>kcal</p></td></tr>',
    '<tr><td><p>Fries<br>large</p></td><td><p>3.90</p></td><td><p>410</p></td></tr>',
    '<tr><td><p>Dip</p></td><td><p>0.50</p></td><td><p></p></td></tr></table>',
  ],
} as const
