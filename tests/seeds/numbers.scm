;; numbers.scm -- a board is a list of rows, the newest column's first

(define (adjoin row column board)
  (cons row board))

(define (safe? column board)
  (define (free? others down up)
    (or (null? others)
        (let ((row (car others)))
          (and (not (= row (car board)))
               (not (= row down))
               (not (= row up))
               (free? (cdr others) (- down 1) (+ up 1))))))
  (free? (cdr board) (- (car board) 1) (+ (car board) 1)))
