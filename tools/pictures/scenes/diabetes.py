"""Blood-glucose meter with its strips and lancing pen, a bowl of fruit."""
from math import cos, sin
from kit import *
from props.food import apple, banana, bowl, orange
from props.textiles import cloth

start(5)
with at(-.01, -.02, 0, rz=-4): cloth(.50, .36, pattern('stripes', '#7FB8D6', 'paper', n=13, m=1, duty=.5), seed=3, amp=0, fringe='paper')
with at(-.10, -.03, .006, rz=-10, s=1.85):       # meter, propped up
    with at(0, 0, .012, rx=-48):
        prism([(a * (1 + .10 * (b / .055)), b) for a, b in rrect(.066, .110, .026)], .020, (0, 0, .048), .007, gloss('shell', .3, .4), 'y')
        prism([(a * (1 + .08 * (b / .055)), b) for a, b in rrect(.058, .100, .023)], .004, (0, -.0095, .048), .001, gloss('blue', .3, .3), 'y')
        prism(rrect(.046, .040, .005), .002, (0, -.0122, .066), 0, mat('#C9DCC8', rough=.3), 'y')
        text('6.2', .026, (0, -.0134, .060), 'dark'); text('mmol/L', .0085, (0, -.0134, .050), 'dark')
        cyl(.009, .004, (0, -.0125, .026), gloss('amber', .3, .3), axis='y', bev=.001)
        for s in (-1, 1): cyl(.005, .003, (s * .018, -.0122, .026), 'ice', axis='y', bev=.001)
        box(.008, .0016, .030, (0, -.002, .098), .0004, 'paper'); box(.008, .0018, .008, (0, -.002, .120), .0004, 'clay')
    with at(0, .048, 0, rx=18): box(.03, .006, .036, (0, 0, 0), .002, 'grey')
with at(.095, -.015, .006, s=1.25):       # pot of strips
    lathe([(0, 0), (.026, 0), (.026, .062), (.023, .062), (.022, .05), (0, .05)], m=gloss('leaf', .3, .3), angle=40); cyl(.0264, .026, (0, 0, .016), 'paper', bev=.001)
    for i in range(6):
        with at(.011 * cos(i), .011 * sin(i * 1.7), .04, rz=40 * i, ry=5 * sin(i * 2.3)): box(.0065, .0012, .034, (0, 0, 0), .0003, 'paper'); box(.0065, .0014, .006, (0, 0, .029), .0003, 'clay')
for x, y, rz in ((.055, -.140, 24), (.115, -.155, -12)):
    with at(x, y, .0075, rz=rz, s=1.35): box(.040, .0085, .0014, (0, 0, 0), .0003, 'paper'); box(.010, .0085, .0017, (.015, 0, 0), .0003, 'clay'); box(.006, .0085, .0016, (-.014, 0, 0), .0003, 'steel')
with at(.215, -.10, .0125, rz=-38, s=1.25):       # lancing pen
    cyl(.0105, .085, (0, 0, 0), gloss('blue', .3, .4), axis='x', bev=.004); cyl(.0095, .026, (.052, 0, 0), gloss('paper', .3, .3), axis='x', bev=.004); cyl(.0108, .008, (.036, 0, 0), 'amber', axis='x', bev=.001); cyl(.0065, .018, (-.05, 0, 0), 'grey', axis='x', bev=.003); box(.02, .008, .006, (-.005, 0, .007), .002, 'amber')
with at(.19, .125, 0):
    bowl(.115, .070, 'blue')
    for x, y, z, c in ((-.045, -.045, .028, None), (.04, -.05, .03, 'clay'), (.062, .03, .03, None), (-.05, .04, .03, '#8DB548'), (0, .05, .03, None), (.0, -.005, .064, 'clay')):
        with at(x, y, z, rz=x * 900): apple(c, .039) if c else orange(.038)
    with at(-.01, .03, .092, rz=165): banana(s=1.05)
studio((0, 0, .06))
camera(target=(.005, 0, .067), dist=1.06, az=4, el=22, lens=58, fstop=9, focus=(-.05, -.05, .06))
finish('diabetes', exposure=.08)
