;; queens.scm -- the second seed: all solutions of a board, column by column
;;
;; guile -l pairs.scm -l queens.scm -c '(print (queens 8))'.  The other file, pairs.scm
;; or numbers.scm, says what a board is: (adjoin row column board) and
;; (safe? column board), which looks at the newest queen only.

(define (interval low high)
  (if (> low high)
      '()
      (cons low (interval (+ low 1) high))))

(define (accumulate combine initial items)
  (if (null? items)
      initial
      (combine (car items) (accumulate combine initial (cdr items)))))

(define (flatmap make items)
  (accumulate append '() (map make items)))

(define (queens size)
  (define (extend column board)
    (map (lambda (row) (adjoin row column board))
         (interval 1 size)))
  (define (fill column)
    (if (= column 0)
        '(())
        (filter (lambda (board) (safe? column board))
                (flatmap (lambda (board) (extend column board))
                         (fill (- column 1))))))
  (fill size))

;; one board a line, all in one pair of parentheses
(define (print boards)
  (display "(")
  (for-each (lambda (board) (write board) (newline)) boards)
  (display ")\n"))
